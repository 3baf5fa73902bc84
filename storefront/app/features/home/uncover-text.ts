/** Whether a line of text of the page, other than its own, is under this place. */
function coversWords(place: HTMLElement): boolean {
  const box = place.getBoundingClientRect()
  const under = new Set<Element>()
  for (const across of [0.05, 0.5, 0.95])
    for (const down of [0.05, 0.5, 0.95]) {
      const stack = document.elementsFromPoint(box.left + box.width * across, box.top + box.height * down)
      const first = stack.find((element) => !place.contains(element))
      if (first) under.add(first)
    }
  const isHit = (line: DOMRect) =>
    line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top
  return [...under].some((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      if (!texts.currentNode.textContent?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      if ([...range.getClientRects()].some(isHit)) return true
    }
    return false
  })
}

/** Marks a floating element with `data-aside` wherever it would cover text. Returns a function that stops it. */
export function stepAside(place: HTMLElement): () => void {
  let frame = 0
  const update = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      place.toggleAttribute("data-aside", coversWords(place))
    })
  }
  update()
  const about = { passive: true }
  for (const event of ["scroll", "resize"]) addEventListener(event, update, about)
  return () => {
    cancelAnimationFrame(frame)
    for (const event of ["scroll", "resize"]) removeEventListener(event, update)
  }
}
