"""Learn, Table and Play know no game: a sixth one, made of two folders, works in all three."""

from __future__ import annotations

from tests.test_sixth_game import copy, run

__all__ = ["copy"]

SCRIPT = """
from streamlit.testing.v1 import AppTest

def open_page(page, **params):
    at = AppTest.from_file('tutor/app/main.py', default_timeout=60)
    at.session_state['profile'] = 'f' * 32
    at.run()
    at.switch_page(f'views/{page}.py')
    for name, value in {'game': 'tic_tac_toe', 'lang': 'en', **params}.items():
        at.query_params[name] = value
    at.run()
    assert not at.exception, at.exception
    return at

def press(at, key):
    at.button(key=key).click()
    at.run()
    assert not at.exception, at.exception

def shown(at):
    return ' '.join(element.proto.json for element in at.get('bidi_component'))

from tutor.store import share

at = open_page('learn', lesson='TT-LE1', step='1')
press(at, 'learn_by_A_do_put_cell_1')
assert 'Cell 1 is taken' in shown(at)
press(at, 'learn_by_A_do_put_cell_3')
assert 'Solved' in shown(at)
press(at, 'learn_next')
press(at, 'learn_hint'), press(at, 'learn_hint'), press(at, 'learn_hint'), press(at, 'learn_told')
assert 'Solved' in shown(at)
print('learn')

case = share.encode({'game': 'tic_tac_toe', 'position': {'cells': [1, 0, 0, 2, 0, 0, 0, 0, 0]}})
at = open_page('table', case=case)
press(at, 'table_by_A_do_put_cell_1')
assert 'Cell 1 is taken' in shown(at)
press(at, 'table_way')
press(at, 'table_make')
at = open_page('table', case=case, mode='build')
assert 'Who may' not in shown(at)
print('table')

at = open_page('table', case=case)
assert 'Lines left' in shown(at)
at = open_page('table', case=case, tool='threats')
assert 'A can still fill:' in shown(at) and 'TT-G1' in shown(at)
at = open_page('table')
assert 'Series of games' in shown(at)
at = open_page('table', tool='series')
assert '1 game won' in shown(at)
at.number_input(key='tool_turn_won').set_value(3).run()
assert '3 games won' in shown(at)
at.number_input(key='tool_turn_won').set_value(12).run()
assert 'Games won' in shown(at) and '3 games won' not in shown(at)
print('tools')

at = open_page('edition', tool='worth', step='1')
at.number_input(key='cards_cross_points').set_value(4).run()
assert 'Yours' in shown(at)
at = open_page('table', tool='series')
assert '>4<' in shown(at)
at = open_page('edition', tool='worth', step='1')
at.number_input(key='cards_cross_points').set_value(9).run()
assert 'cannot be' in shown(at)
at = open_page('table', tool='series')
assert '>1<' in shown(at)
print('cards')

at = open_page('play')
press(at, 'play_start')
while any(b.key == 'play_for_me' and not b.disabled for b in at.button):
    press(at, 'play_for_me')
assert 'The game is over' in shown(at)
print('play')
"""


def test_a_sixth_game_is_learned_asked_about_and_played(copy):
    script = copy / "practice.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = run(copy, str(script))
    assert done.stdout.split() == ["learn", "table", "tools", "cards", "play"], (
        done.stdout + done.stderr[-3000:]
    )
