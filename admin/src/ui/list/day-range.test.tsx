import { act } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { DayRange } from "./day-range"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

/** Types into its first or second day, and leaves it. */
async function typed(place: 0 | 1, text: string, days = { from: "2026-11-10", to: "2026-11-20" }) {
  const onChange = vi.fn<(days: { from: string | undefined; to: string | undefined }) => void>()
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  await act(async () => root.render(<DayRange label="Placed" {...days} onChange={onChange} />))
  const input = host.querySelectorAll("input")[place]!
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await act(async () => input.blur())
  await act(async () => root.unmount())
  host.remove()
  return onChange.mock.lastCall?.[0]
}

test("takes a day as people write it once the field is left", async () => {
  expect(await typed(0, "५/११/२०२६")).toEqual({ from: "2026-11-05", to: "2026-11-20" })
  expect(await typed(1, "30-Nov-26")).toEqual({ from: "2026-11-10", to: "2026-11-30" })
  expect(await typed(0, "25 Nov 2026")).toEqual({ from: "2026-11-20", to: "2026-11-25" })
  expect(await typed(1, "soon")).toBe(undefined)
})

test("is open at the end whose day was deleted by keyboard", async () => {
  expect(await typed(0, "")).toEqual({ from: undefined, to: "2026-11-20" })
  expect(await typed(1, "")).toEqual({ from: "2026-11-10", to: undefined })
})
