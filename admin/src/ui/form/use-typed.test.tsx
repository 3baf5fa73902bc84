import { Form } from "antd"
import { act, type ReactElement } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { DayField } from "./day-field"
import { FormField } from "./field"
import { MomentField } from "./moment-field"

beforeAll(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
})

type Values = { ends: string }
type Leave = (input: HTMLInputElement) => void
const byTab: Leave = (input) => input.blur()
const byEnter: Leave = (input) => input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))

/** Types into the field of a form, leaves it or presses Enter, and saves. */
async function saved(field: ReactElement, first: string, text: string, leave = byTab) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  const send = vi.fn<(values: Values) => void>()
  await act(async () =>
    root.render(
      <Form<Values> onFinish={send} initialValues={{ ends: first }}>
        <FormField<Values> name="ends" label="Ends">
          {field}
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
  await act(async () => leave(input))
  await act(async () => host.querySelector("form")!.requestSubmit())
  const errors = () => [...host.querySelectorAll(".ant-form-item-explain-error")].map(({ textContent }) => textContent)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(send.mock.calls.length + errors().length).toBeGreaterThan(0)
  })
  const result = { sent: send.mock.calls[0]?.[0].ends, error: errors()[0], hint: input.placeholder }
  await act(async () => root.unmount())
  host.remove()
  return result
}

const refused = (text: string) => `“${text}” cannot be used here. Please correct it, or remove it.`

test.each([
  ["31/11/2026", "", byTab],
  ["29/02/2027", "2026-11-30T23:59", byTab],
  ["tomorrow", "", byEnter],
  ["31/11/2026", "2026-11-30T23:59", byEnter],
])("keeps a moment that does not exist, %s, and refuses to save without it", async (text, first, leave) => {
  const { sent, error, hint } = await saved(<MomentField isEnd />, first, text, leave)
  expect([sent, error, hint]).toEqual([undefined, refused(text), text])
})

test("keeps a day that does not exist, and one that is out of bounds", async () => {
  expect(await saved(<DayField />, "", "31/11/2026")).toMatchObject({ sent: undefined, error: refused("31/11/2026") })
  const late = await saved(<DayField last="2026-11-30" />, "2026-11-28", "02/12/2026")
  expect(late).toMatchObject({ sent: undefined, error: refused("02/12/2026") })
})

test("saves what can be read, and an emptied field", async () => {
  expect((await saved(<MomentField isEnd />, "", "30/11/2026")).sent).toBe("2026-11-30T23:59")
  expect((await saved(<DayField />, "2026-11-28", "1 Dec 2026")).sent).toBe("2026-12-01")
  expect((await saved(<MomentField />, "2026-11-28T18:30", "")).sent).toBe("")
})
