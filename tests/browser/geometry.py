"""Where everything lies at a table: nothing outside, cut off or over something else, all in its place."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.glowing import UNPRESSABLE

SIZES = [(1440, 900), (1366, 768), (1280, 720), (1024, 768), (820, 1180), (390, 844)]
HOME = ViewportSize(width=1440, height=900)
PHONE = 767

# What lies where it should not, one line each, and where the frames and ships are. Text is measured as it is
# seen: a drawing that is made smaller makes its text smaller. What was pushed out of a frame that scrolls
# can be pulled back, and is no fault.
LOOK = f"""() => {{
  const unpressable = {UNPRESSABLE}
  const LEAST = 10, READ = 12
  const MUST_READ = ['[data-ask] h1', '[data-ask] button span', '.above', '.plate b', '.tabs b',
    '.ship .name', '.card .title'].join()
  const styles = new Map()
  const styleOf = (e) => styles.get(e) ?? (styles.set(e, getComputedStyle(e)), styles.get(e))
  const faults = new Set()
  const named = (e) => `<${{e.localName}} ${{[...e.classList].filter((c) => !c.startsWith('s-')).join('.')}}>`
  const scrolled = (way) => way === 'auto' || way === 'scroll'
  const cut = (way) => way === 'hidden' || way === 'clip'
  // How much of a box lies in another one, from 0 to 1.
  const overlaps = (box, edge) => {{
    const wide = Math.min(box.right, edge.right) - Math.max(box.left, edge.left)
    const high = Math.min(box.bottom, edge.bottom) - Math.max(box.top, edge.top)
    return Math.max(0, wide) * Math.max(0, high) / ((box.right - box.left) * (box.bottom - box.top))
  }}
  // The visible part of a box, or nothing; and the box that cuts it off, if one does.
  const seen = (from, box) => {{
    let {{left, right, top, bottom}} = box
    for (let at = from; at; at = at.parentElement) {{
      const {{overflowX, overflowY, position}} = styleOf(at)
      if (scrolled(overflowX) || scrolled(overflowY) || cut(overflowX) || cut(overflowY)) {{
        const edge = at.getBoundingClientRect()
        // A chart can be pushed along in its frame.
        if (at.matches('.chart') && overlaps(box, edge) < 1) return {{}}
        if (edge.width < 3 && edge.height < 3) return {{}}
        if (cut(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) return {{by: at}}
        if (cut(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2)) return {{by: at}}
        if (scrolled(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) return {{}}
        if (scrolled(overflowY) && (bottom > edge.bottom + 1 || top < edge.top - 1)) return {{}}
      }}
      if (position === 'fixed') break
    }}
    return {{box: {{left, right, top, bottom}}}}
  }}
  // Of a high box, so that half a pixel is nothing; a drawing says by itself how it is scaled.
  const scaleOf = (at) => {{
    if (at.ownerSVGElement) return at.getScreenCTM().d
    while (at.parentElement && !(at.offsetHeight > 40)) at = at.parentElement
    return at.getBoundingClientRect().height / at.offsetHeight
  }}
  const outside = ({{left, right, top, bottom}}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1

  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the window')
  const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {{
    const node = words.currentNode, at = node.parentElement
    const text = node.data.trim()
    const shown = at.checkVisibility({{opacityProperty: true, visibilityProperty: true}})
    if (!text || !shown || at.closest('.sr')) continue
    range.selectNodeContents(node)
    const {{left, right, top, bottom, width, height}} = range.getBoundingClientRect()
    if (width < 1 || height < 1) continue
    // A line is higher than its letters.
    const upright = styleOf(at).writingMode === 'horizontal-tb'
    const [slackX, slackY] = upright ? [0, 0.2 * height] : [0.2 * width, 0]
    const box = {{left: left + slackX, right: right - slackX, top: top + slackY, bottom: bottom - slackY}}
    const look = seen(at, box)
    const what = `${{named(at)}} "${{text.slice(0, 40)}}"`
    if (look.by) faults.add(`${{what}} is cut off by ${{named(look.by)}}`)
    if (!look.box) continue
    if (outside(look.box)) faults.add(`${{what}} is outside the window`)
    const turned = !upright || at.closest('.stamp') !== null
    const size = parseFloat(styleOf(at).fontSize) * (turned ? 1 : scaleOf(at))
    const needed = at.closest(MUST_READ) ? READ : LEAST
    if (size < needed - 0.2) faults.add(`${{what}} has ${{size.toFixed(1)}} px, and needs ${{needed}}`)
    if (!at.closest(MUST_READ)) continue
    const {{box: seenBox}} = look
    const hit = document.elementFromPoint(
      (seenBox.left + seenBox.right) / 2, (seenBox.top + seenBox.bottom) / 2)
    const button = at.closest('button')
    const same = hit && (hit.contains(at) || at.contains(hit) || (button && hit.closest('button') === button))
    if (!same) faults.add(`${{what}} lies under ${{hit ? named(hit) : 'nothing'}}`)
  }}
  for (const one of unpressable()) faults.add(one)

  const cards = [...document.querySelectorAll('[data-card]')]
  for (const card of cards) {{
    const {{top, bottom}} = card.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) faults.add(`the card ${{card.dataset.card}} is not in view`)
  }}
  if (innerWidth > {PHONE}) {{
    for (const board of document.querySelectorAll('.board'))
      if (board.scrollHeight > board.clientHeight + 1) faults.add('the board scrolls')
    const hand = document.querySelector('[data-card]')?.parentElement
    if (cards.length <= 7 && hand && hand.scrollWidth > hand.clientWidth + 1) faults.add('the hand scrolls')
  }}
  const boxes = {{}}
  for (const place of document.querySelectorAll('[data-place]')) {{
    const box = place.getBoundingClientRect()
    if (!place.checkVisibility()) continue
    if (outside(box)) faults.add(`the frame ${{place.dataset.place}} is outside the window`)
    boxes[place.dataset.place] = [box.left, box.top, box.width, box.height].map(Math.round)
  }}
  const ships = {{}}
  for (const spot of document.querySelectorAll('[data-place] .spot > [data-spot]')) {{
    const box = spot.getBoundingClientRect()
    ships[spot.dataset.spot] = [Math.round(box.width), Math.round(box.height)]
  }}
  return {{faults: [...faults], boxes, ships}}
}}"""
# Sizes may follow from what was measured a frame before.
SETTLED = f"""() => new Promise((done) => {{
  const look = {LOOK}
  const began = performance.now()
  let before = ''
  const frame = () => {{
    const found = look()
    const now = JSON.stringify(found)
    if ((found.faults.length === 0 && now === before) || performance.now() - began > 500) done(found)
    else requestAnimationFrame(frame)
    before = now
  }}
  requestAnimationFrame(frame)
}})"""
FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 50)))"""


@dataclass
class Surveyor:
    """Looks at a table step by step, at every size, and remembers where things were a step before."""

    page: Page
    turn: str = ""
    before: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)

    def survey(self, where: str) -> list[str]:
        """What is wrong at any size; in the turn of the step before everything is where it was."""
        turn = self.page.locator("main").get_attribute("data-turn") or ""
        found: list[str] = []
        for size in SIZES:
            self.page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
            told: dict[str, Any] = self.page.evaluate(SETTLED)
            faults: list[str] = told["faults"]
            if turn == self.turn and size in self.before:
                faults = faults + moved(self.before[size], told)
            found += [f"{where} at {size[0]} x {size[1]}: {fault}" for fault in faults]
            self.before[size] = told
        self.turn = turn
        self.page.set_viewport_size(HOME)
        # What can be pressed there is there again, before anybody looks for it.
        self.page.evaluate(FRAMES)
        return found


def moved(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """Frames that are not where they were, and ships that are not as large as they were.

    A ship that joins a row which is full makes all of them smaller.
    """
    found: list[str] = []
    joined = not now["ships"].keys() <= before["ships"].keys()
    for what in ("boxes",) if joined else ("boxes", "ships"):
        for name, box in now[what].items():
            was = before[what].get(name, box)
            if any(abs(one - other) > 1 for one, other in zip(was, box, strict=True)):
                found.append(f"{name} was at {was} and is at {box}")
    return found
