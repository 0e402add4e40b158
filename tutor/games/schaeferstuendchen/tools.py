"""What the table desk works out, and the values an owner may enter."""

from __future__ import annotations

from tutor.engine.tool import Tool
from tutor.games.schaeferstuendchen import (
    tools_fight_now,
    tools_fights,
    tools_roles,
    tools_stacks,
    tools_stake,
    tools_walk,
)

TOOLS: tuple[Tool, ...] = (
    Tool(
        "fight",
        tools_fights.work,
        tools_fights.fields,
        tools_fights.picture,
        own=True,
    ),
    Tool(
        "fight_now",
        tools_fight_now.now,
        tools_fight_now.now_fields,
        tools_fight_now.now_picture,
        when=tools_fight_now.fights,
    ),
    Tool("walk", tools_walk.work, tools_walk.fields, tools_walk.picture, tools_walk.tap, own=True),
    Tool("walk_now", tools_walk.now, picture=tools_walk.now_picture, when=tools_walk.walks),
    Tool("stake", tools_stake.work, tools_stake.fields, own=True),
    Tool(
        "stack",
        tools_stacks.work,
        tools_stacks.fields,
        tools_stacks.picture,
        tools_stacks.tap,
        own=True,
    ),
    Tool("stack_now", tools_stacks.now, tools_stacks.now_fields, when=tools_stacks.lies),
    Tool("role", tools_roles.work, tools_roles.fields, own=True),
)
