import { act, useState } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { DayField } from "./day-field"
import { MomentField } from "./moment-field"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

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
