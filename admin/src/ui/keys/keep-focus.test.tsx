import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { isAdrift, keepFocus } from "./keep-focus"

let stop = () => undefined as void
beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, "getClientRects").mockImplementation(function (this: Element) {
    return Object.assign(this.closest("[hidden]") ? [] : [{} as DOMRect], { item: () => null })
  })
  document.body.innerHTML = `
    <nav><a href="#orders">Orders</a></nav>
    <main id="content" tabindex="-1">
      <header><h1>Order</h1><div id="acts"><button id="print">Print</button><button id="more">More</button></div></header>
    </main>`
  stop = keepFocus()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const part = (selector: string) => document.querySelector<HTMLElement>(selector)!
const button = (id: string, within: HTMLElement) =>
  within.appendChild(Object.assign(document.createElement("button"), { id, textContent: id }))
const pressed = (id: string, within: HTMLElement) => {
  const made = button(id, within)
  made.focus()
  return made
}
const dialog = () => {
  const made = document.createElement("div")
  made.setAttribute("role", "dialog")
  made.innerHTML = "<footer><button>Close</button></footer>"
  document.body.append(made)
  return made
}
const frames = async () => {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

test("moves to what is around a button that is gone with its dialog, and not to another button", async () => {
  const accept = pressed("accept", part("#acts"))
  const asked = dialog()
  pressed("yes", asked)
  accept.remove()
  asked.remove()
  button("work", part("#acts"))
  await frames()
  expect(document.activeElement).toBe(part("#acts"))
  expect(isAdrift()).toBe(true)
  part("#print").focus()
  expect([isAdrift(), part("#acts").hasAttribute("tabindex")]).toEqual([false, false])
})

test("stays in an open dialog whose pressed button is disabled", async () => {
  const open = dialog()
  const send = pressed("send", open.querySelector("footer")!)
  send.toggleAttribute("disabled", true)
  await frames()
  expect(document.activeElement).toBe(open.querySelector("footer"))
})

test("returns to the button of a menu that is hidden", async () => {
  part("#more").focus()
  const menu = document.body.appendChild(document.createElement("div"))
  pressed("archive", menu)
  menu.hidden = true
  await frames()
  expect(document.activeElement).toBe(part("#more"))
})

test("moves to the screen when all of it is replaced", async () => {
  part("#print").focus()
  part("#content").replaceChildren(document.createElement("p"))
  await frames()
  expect(document.activeElement).toBe(part("#content"))
})

test("takes the focus from no one: neither from another field, nor from the page after a click next to all", async () => {
  part("#print").focus()
  part("a").focus()
  part("#print").remove()
  await frames()
  expect(document.activeElement).toBe(part("a"))
  part("a").blur()
  part("h1").remove()
  await frames()
  expect(document.activeElement).toBe(document.body)
})
