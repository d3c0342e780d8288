"""Whether what glows on the table can really be pressed, wherever it is seen to glow."""

from __future__ import annotations

from playwright.sync_api import Page

# Each glowing thing is pressed, in thought, in the middle of what can be seen of it and near its four
# corners. What lies there must be itself, or something to press inside it: a ship in a row, a mark on a card.
UNPRESSABLE = """() => {
  const PRESSED = '[data-answer], [data-thing], button, a, summary'
  const clips = (e) => getComputedStyle(e).overflow !== 'visible'
  const seenOf = (thing) => {
    let {left, right, top, bottom} = thing.getBoundingClientRect()
    const within = (box) => {
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
      top = Math.max(top, box.top)
      bottom = Math.min(bottom, box.bottom)
    }
    within({left: 0, top: 0, right: innerWidth, bottom: innerHeight})
    for (let at = thing.parentElement; at; at = at.parentElement)
      if (clips(at)) within(at.getBoundingClientRect())
    return {left, top, width: right - left, height: bottom - top}
  }
  const named = (e) => e ? `<${e.localName} ${e.classList}> ${e.dataset.answer ?? e.dataset.drop ?? ''}` : ''
  const things = [...document.querySelectorAll('main [data-answer], main .legal, main [data-state=legal]')]
    .filter((e) => !e.disabled && e.checkVisibility())
  const found = []
  for (const thing of things) {
    const seen = seenOf(thing)
    if (seen.width < 8 || seen.height < 8) continue
    // A hex is no rectangle: of what is left of one at the edge of the chart the corners may lie outside.
    const isShaped = getComputedStyle(thing).clipPath !== 'none'
    const {left, top, width, height} = isShaped ? thing.getBoundingClientRect() : seen
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8]]) {
      const x = left + across * width, y = top + down * height
      const isSeen = x > seen.left && x < seen.left + seen.width && y > seen.top && y < seen.top + seen.height
      const hit = document.elementFromPoint(x, y)
      const pressed = hit?.closest(PRESSED)
      const isOwn = pressed && (thing.contains(pressed) || pressed === thing.closest(PRESSED))
      // The chart can be moved from under its tools.
      if (!isSeen || isOwn || hit?.closest('.chart .tools')) continue
      const size = `${Math.round(width)} x ${Math.round(height)}`
      found.push(`${named(thing)} at ${across}, ${down} of ${size} lies under ${named(hit)}`)
    }
  }
  return found
}"""
# Sizes follow from what was measured a frame before: something may lie in the way for that long.
STAYS = f"""() => new Promise((done) => {{
  const look = {UNPRESSABLE}
  const began = performance.now()
  const frame = () => {{
    const found = look()
    if (found.length === 0 || performance.now() - began > 600) done(found)
    else requestAnimationFrame(frame)
  }}
  frame()
}})"""


def unpressable(page: Page) -> list[str]:
    """What glows where a click would not reach it, one line for each place."""
    found: list[str] = page.evaluate(STAYS)
    return found
