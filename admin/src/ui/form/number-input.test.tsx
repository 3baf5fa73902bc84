import { Form } from "antd"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { FormField } from "./field"
import { NumberInput } from "./number-input"
import type { NumberRange } from "./number-range"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

type Values = { sum: number | null }

/** Types into a field of a form as a keyboard does, leaves it, and saves. */
async function saved(range: NumberRange, text: string) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  const send = vi.fn<(values: Values) => void>()
  await act(async () =>
    root.render(
      <Form<Values> onFinish={send} initialValues={{ sum: 7 }}>
        <FormField<Values> name="sum" label="Sum" range={range}>
          <NumberInput />
        </FormField>
      </Form>,
    ),
  )
  const input = host.querySelector("input")!
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await act(async () => input.blur())
  await act(async () => void host.querySelector("form")!.requestSubmit())
  const errors = () => [...host.querySelectorAll(".ant-form-item-explain-error")].map(({ textContent }) => textContent)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(send.mock.calls.length + errors().length).toBeGreaterThan(0)
  })
  const result = {
    shown: input.value,
    sent: send.mock.calls[0]?.[0].sum,
    error: errors()[0],
  }
  await act(async () => root.unmount())
  host.remove()
  return result
}

const percent = { min: 1, max: 100 }
const sum = { min: 0, max: 500_000, decimals: 2 } as const

test.each([
  [percent, "500", "Please enter a whole number from 1 to 100."],
  [percent, "0", "Please enter a whole number from 1 to 100."],
  [percent, "-20", "Please enter a whole number from 1 to 100."],
  [percent, "12.5", "Please enter a whole number from 1 to 100."],
  [sum, "9,99,999", "Please enter a number from 0 to 5,00,000, with at most two decimals."],
  [sum, "12.345", "Please enter a number from 0 to 5,00,000, with at most two decimals."],
])("refuses a number that %j does not take, as it was typed: %s", async (range, typed, error) => {
  const { shown, sent, ...rest } = await saved(range, typed)
  expect([sent, rest.error]).toEqual([undefined, error])
  expect(Number(shown.replaceAll(",", ""))).toBe(Number(typed.replaceAll(",", "")))
})

test.each([
  [percent, "100", 100],
  [percent, "१५", 15],
  [sum, "₹1,299.50", 1299.5],
  [sum, "0", 0],
])("saves a number that %j takes: %s", async (range, typed, value) => {
  expect((await saved(range, typed)).sent).toBe(value)
})
