import { Form, Select, type SelectProps } from "antd"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { FormField } from "./field"
import { useUnpicked } from "./use-unpicked"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

type Values = { groups: string[] }
const options = [
  { value: "cat_1", label: "Shirts" },
  { value: "cat_2", label: "Shirts with band collar" },
]
function Groups(props: SelectProps) {
  return (
    <Select
      {...props}
      {...useUnpicked({ ...props, options })}
      mode="multiple"
      options={options}
      optionFilterProp="label"
    />
  )
}

/** Types into the field as a keyboard does, leaves it without a choice, and saves. */
async function saved(text: string) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  const send = vi.fn<(values: Values) => void>()
  await act(async () =>
    root.render(
      <Form<Values> onFinish={send} initialValues={{ groups: [] }}>
        <FormField<Values> name="groups" label="Groups">
          <Groups />
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
  await act(async () => host.querySelector("form")!.requestSubmit())
  const errors = () => [...host.querySelectorAll(".ant-form-item-explain-error")].map(({ textContent }) => textContent)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(send.mock.calls.length + errors().length).toBeGreaterThan(0)
  })
  const chosen = [...host.querySelectorAll(".ant-select-selection-item-content")].map(({ textContent }) => textContent)
  const result = { sent: send.mock.calls[0]?.[0].groups, error: errors()[0], chosen }
  await act(async () => root.unmount())
  host.remove()
  return result
}

test("keeps a text that chose nothing, and refuses to save without it", async () => {
  expect(await saved("shirt")).toEqual({
    sent: undefined,
    error: "“shirt” cannot be used here. Please correct it, or remove it.",
    chosen: ["shirt"],
  })
})

test("chooses the option that is named, and saves an untouched field", async () => {
  expect(await saved("shirts")).toEqual({ sent: ["cat_1"], error: undefined, chosen: ["Shirts"] })
  expect((await saved("")).sent).toEqual([])
})
