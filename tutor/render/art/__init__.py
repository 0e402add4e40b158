"""The art kit: hand-cut wooden pieces, signs and covers as SVG fragments.

Pieces fill a box of 64 by 64 units, signs and icons 24 by 24, covers 160 by 160. `group` places
and scales them. Fragments hold no identifiers, so any number may share a page.
"""

from tutor.render.art.animals import cow, dog, donkey, goat, sheep
from tutor.render.art.brush import BOX
from tutor.render.art.fronts import front
from tutor.render.art.hen import chicken
from tutor.render.art.patterns import COATS, coat
from tutor.render.art.people import farmer
from tutor.render.art.pigs import WEARINGS, letter_badge, pig, pig_face
from tutor.render.art.scenes import COVER_BOX, cover, farmhouse
from tutor.render.art.signs import ICONS, SIGN_BOX, SIGNS, STATUSES, icon, sign, status_mark
from tutor.render.art.things import (
    FOODS,
    amulet,
    bottle,
    chip,
    coin,
    container,
    dung_heap,
    feed_sack,
    food,
    heart,
    sty,
    syringe_plaster,
    trough,
)

__all__ = [
    "BOX",
    "COATS",
    "COVER_BOX",
    "FOODS",
    "ICONS",
    "SIGNS",
    "SIGN_BOX",
    "STATUSES",
    "WEARINGS",
    "amulet",
    "bottle",
    "chicken",
    "chip",
    "coat",
    "coin",
    "container",
    "cover",
    "cow",
    "dog",
    "donkey",
    "dung_heap",
    "farmer",
    "farmhouse",
    "feed_sack",
    "food",
    "front",
    "goat",
    "heart",
    "icon",
    "letter_badge",
    "pig",
    "pig_face",
    "sheep",
    "sign",
    "status_mark",
    "sty",
    "syringe_plaster",
    "trough",
]
