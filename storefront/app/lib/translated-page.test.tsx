import { act, useState } from "react"
import { createRoot } from "react-dom/client"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { surviveTranslation } from "./translated-page"

const { removeChild, insertBefore } = Node.prototype
beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  surviveTranslation()
})
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

/** As Chrome does: each text is replaced by an element with its translation. */
async function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ parentNode }) => parentNode?.nodeName !== "FONT")) {
    const font = document.createElement("font")
    font.textContent = `‹${text.data}›`
    text.replaceWith(font)
  }
  // Observers are notified in a microtask.
  await Promise.resolve()
}

function Bag() {
  const [pieces, setPieces] = useState(0)
  return (
    <p>
      {pieces === 1 && <b>New: </b>}
      Total ₹{799 * pieces}
      {pieces < 2 ? " is less than the limit" : null}
      {pieces > 0 && <span> for {pieces} pieces</span>}
      <button aria-label="One more" onClick={() => setPieces((now) => now + 1)} />
    </p>
  )
}

test("changes, adds and removes texts of a page that the browser has translated", async () => {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  await act(() => root.render(<Bag />))
  const add = () => host.querySelector("button")!.click()
  await translate(host)
  expect(host.textContent).toBe("‹Total ₹›‹0›‹ is less than the limit›")
  await act(add)
  await Promise.resolve()
  expect(host.textContent).toBe("New: ‹Total ₹›799‹ is less than the limit› for 1 pieces")
  await translate(host)
  await act(add)
  await Promise.resolve()
  expect(host.textContent).toBe("‹Total ₹›1598‹ for ›2‹ pieces›")
  await act(() => root.unmount())
  expect(host.textContent).toBe("")
})
