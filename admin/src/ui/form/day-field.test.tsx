import { act, type ReactNode, useState } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import { DayRange } from "../list/day-range"
import { DayField } from "./day-field"
import { MomentField } from "./moment-field"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

afterEach(() => vi.useRealTimers())

type Kept = { of: typeof DayField | typeof MomentField; first: string; keep: (value: string) => void }
function Kept({ of: Field, first, keep }: Kept) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    keep(next)
  }
  return <Field value={value} onChange={change} />
}

/** Types into the field as a keyboard does, and leaves it. */
async function leave(of: typeof DayField | typeof MomentField, first: string, text: string) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  let kept = first
  const keep = (value: string) => void (kept = value)
  await act(async () => root.render(<Kept of={of} first={first} keep={keep} />))
  const input = host.querySelector("input")!
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await act(async () => input.blur())
  await act(async () => root.unmount())
  host.remove()
  return kept
}

test.each([
  ["a day", DayField, "2026-11-28"],
  ["a moment", MomentField, "2026-11-28T18:30"],
] as const)("empties %s whose text was deleted by keyboard", async (_what, field, first) =>
  expect(await leave(field, first, "")).toBe(""),
)

test("reads a day with a short year once the field is left, and keeps one that is no day", async () => {
  expect(await leave(DayField, "2026-11-28", "30/11/26")).toBe("2026-11-30")
  expect(await leave(DayField, "2026-11-28", "soon")).toBe("2026-11-28")
})

/** The day that an empty field's open calendar marks as today, with the month that it shows. */
async function todayIn(field: ReactNode) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  await act(async () => root.render(field))
  await act(async () => {
    host.querySelector("input")!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }))
    host.querySelector("input")!.click()
  })
  const today = document.querySelector(".ant-picker-cell-today")?.getAttribute("title")
  const month = document.querySelector(".ant-picker-header-view")?.textContent
  await act(async () => root.unmount())
  document.body.replaceChildren()
  return [today, month]
}

test.each([
  ["a day", <DayField key="day" />],
  ["a moment", <MomentField key="moment" />],
  [
    "a span of days",
    <DayRange key="range" label="Placed" from={undefined} to={undefined} onChange={() => undefined} />,
  ],
])("marks India's today for %s, while it is still the day before elsewhere", async (_what, field) => {
  vi.useFakeTimers({ now: Date.parse("2026-12-01T00:30+05:30"), toFake: ["Date"] })
  expect(await todayIn(field)).toEqual(["2026-12-01", expect.stringMatching(/Dec.*2026/)])
})
