import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import hot from "react-hot-toast/headless"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import Toasts from "./toasts"

let root: Root
let page: HTMLElement
const after = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const shown = () => [...page.querySelectorAll("[role=status]")].filter((one) => !one.matches("[data-leaving]"))
const dismissOf = (text: string) =>
  shown()
    .find((one) => one.textContent?.includes(text))!
    .querySelector<HTMLElement>("[data-dismiss]")!
const say = (text: string) => act(async () => void hot.success(text, { duration: 5_000 }))

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.useFakeTimers()
  document.body.innerHTML = `<main id="main" tabindex="-1"><button id="remove">Remove</button></main><div id="toasts"></div>`
  page = document.getElementById("toasts")!
  root = createRoot(page)
  await act(async () => root.render(<Toasts />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  hot.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** By keyboard, `detail` is 0; by mouse, the pointer enters first and its element leaves under it without an event. */
async function dismiss(text: string, by: "keyboard" | "mouse") {
  const button = dismissOf(text)
  await act(async () => {
    if (by === "mouse")
      button.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" } as PointerEventInit))
    button.focus()
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: by === "mouse" ? 1 : 0 }))
  })
  await after(10)
}

test.each(["keyboard", "mouse"] as const)(
  "a toast leaves by itself after an earlier one was dismissed by %s",
  async (by) => {
    await say("first")
    await dismiss("first", by)
    await after(1_500)
    await say("second")
    expect(shown()).toHaveLength(1)
    await after(6_500)
    expect(shown()).toHaveLength(0)
  },
)

test("puts the focus back to where it was, or on the next toast, or on the page, and never on nothing", async () => {
  const remove = document.getElementById("remove")!
  remove.focus()
  await say("first")
  await say("second")
  await dismiss("first", "keyboard")
  expect(document.activeElement).toBe(dismissOf("second"))
  await dismiss("second", "keyboard")
  expect(document.activeElement).toBe(remove)
  await say("third")
  remove.remove()
  await dismiss("third", "keyboard")
  expect(document.activeElement).toBe(document.getElementById("main"))
})
