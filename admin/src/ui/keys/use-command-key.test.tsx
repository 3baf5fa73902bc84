import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useCommandKey } from "./use-command-key"

const save = vi.fn()
const undo = vi.fn<(event: KeyboardEvent) => void | false>()
let root: Root

function Screen() {
  useCommandKey("s", save)
  useCommandKey("z", undo)
  return (
    <>
      <input />
      <div role="dialog">
        <input />
      </div>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  for (const mock of [save, undo]) mock.mockReset()
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() => root.render(<Screen />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Whether the browser's default action of the key is left in place. */
const press = (key: string, at = "input", more: KeyboardEventInit = { ctrlKey: true }) =>
  document
    .querySelector(at)!
    .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }))

test("saves on Ctrl+S and never opens the browser's own dialog; treats S without Ctrl as a letter", () => {
  expect([press("s"), press("S", "input", { metaKey: true }), press("s", "input", {})]).toEqual([false, false, true])
  expect(save).toHaveBeenCalledTimes(2)
})

test("leaves a key that the screen does not use to the browser", () => {
  undo.mockReturnValueOnce(false)
  expect([press("z"), press("z")]).toEqual([true, false])
})

test("saves or undoes nothing behind an open dialog", () => {
  expect([press("s", "[role=dialog] input"), press("z", "[role=dialog] input")]).toEqual([false, true])
  expect([save.mock.calls.length, undo.mock.calls.length]).toEqual([0, 0])
})
