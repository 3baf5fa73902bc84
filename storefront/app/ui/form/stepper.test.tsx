import { act, useState } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find } from "~/drawn-page"
import { Button } from "../button"
import { Stepper } from "./stepper"

let root: Root
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const step = (label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`)
const press = (button: HTMLButtonElement) => act(() => (button.focus(), button.click()))

function Quantity() {
  const [value, setValue] = useState(2)
  return <Stepper value={value} onChange={setValue} max={2} label="Quantity" />
}

describe("a stepper", () => {
  it("keeps the focus of the press that reaches its end, and ignores further ones", () => {
    act(() => root.render(<Quantity />))
    for (const [label, end] of [
      ["One less", "1"],
      ["One more", "2"],
    ] as const) {
      press(step(label))
      press(step(label))
      expect(find("output").textContent).toBe(end)
      // A browser takes the focus from a disabled button; jsdom does not.
      expect([step(label).disabled, step(label).getAttribute("aria-disabled")]).toEqual([false, "true"])
      expect(document.activeElement).toBe(step(label))
    }
  })
})

describe("a button that is disabled", () => {
  it("keeps its focus, and neither acts nor sends its form", () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()]
    const form = (disabled: boolean) => (
      <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
        <Button type="submit" disabled={disabled} onClick={onClick}>
          Send
        </Button>
      </form>
    )
    act(() => root.render(form(false)))
    press(find("button"))
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
    act(() => root.render(form(true)))
    const button = find<HTMLButtonElement>("button")
    expect([button.disabled, button.getAttribute("aria-disabled")]).toEqual([false, "true"])
    press(button)
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1])
  })
})
