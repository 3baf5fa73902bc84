import { Form } from "antd"
import { act, type ReactElement } from "react"
import { createRoot } from "react-dom/client"
import { expect, vi } from "vitest"
import { FormField } from "../field"
import type { NumberRange } from "../number-range"

type Values = { field: unknown }
type Leave = (input: HTMLInputElement) => void
export const byTab: Leave = (input) => input.blur()
export const byEnter: Leave = (input) =>
  void input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))

/** Adds what antd needs of a browser and jsdom does not have. */
export function likeABrowser(): void {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: vi.fn(), removeListener: vi.fn() }))
}

type Asked = { field: ReactElement; first: unknown; typed: string; leave?: Leave; range?: NumberRange }

/**
 * Types into the field of a form as a keyboard does, leaves it, and saves. @returns the value that is sent, or the error
 * that is shown, and how the field looks then
 */
export async function savedField({ field, first, typed, leave = byTab, range }: Asked) {
  const host = document.body.appendChild(document.createElement("div"))
  const root = createRoot(host)
  const send = vi.fn<(values: Values) => void>()
  await act(async () =>
    root.render(
      <Form<Values> onFinish={send} initialValues={{ field: first }}>
        <FormField<Values> name="field" label="Field" {...(range && { range })}>
          {field}
        </FormField>
      </Form>,
    ),
  )
  const input = host.querySelector("input")!
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await act(async () => leave(input))
  await act(async () => host.querySelector("form")!.requestSubmit())
  const textsOf = (selector: string) => [...host.querySelectorAll(selector)].map(({ textContent }) => textContent)
  const errors = () => textsOf(".ant-form-item-explain-error")
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(send.mock.calls.length + errors().length).toBeGreaterThan(0)
  })
  const [sent] = send.mock.calls
  const result = {
    sent: sent?.[0].field,
    error: errors()[0],
    text: input.value,
    hint: input.placeholder,
    chosen: textsOf(".ant-select-selection-item-content"),
  }
  await act(async () => root.unmount())
  host.remove()
  return result
}
