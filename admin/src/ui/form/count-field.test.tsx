import { Form } from "antd"
import { act, useState } from "react"
import { createRoot } from "react-dom/client"
import { beforeAll, expect, test, vi } from "vitest"
import { CountField, CountInput } from "./count-field"
import { isCount } from "./number-range"
import { likeABrowser } from "./tests/saved-field"

beforeAll(likeABrowser)

const typeInto = async (input: HTMLInputElement, typed: string) => {
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await act(async () => input.blur())
}
const mount = async (screen: React.ReactElement) => {
  const host = document.body.appendChild(document.createElement("div"))
  await act(async () => createRoot(host).render(screen))
  return { host, input: host.querySelector("input")! }
}

test.each(["5", "1.5", "-1", "many"])(
  "refuses a count that a form's list does not take, as it was typed: %s",
  async (typed) => {
    const send = vi.fn()
    const { host, input } = await mount(
      <Form onFinish={send} initialValues={{ pieces: { a: 0 } }}>
        <CountField name={["pieces", "a"]} of={2} aria-label="How many" />
      </Form>,
    )
    await typeInto(input, typed)
    await act(async () => host.querySelector("form")!.requestSubmit())
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(host.textContent).toContain("Please enter a whole number from 0 to 2.")
    })
    expect(send).not.toHaveBeenCalled()
    expect(typed === "many" || Number(input.value) === Number(typed)).toBe(true)
  },
)

function Screen({ onCount }: { onCount: (count: number | null) => void }) {
  const [count, setCount] = useState<number | null>(1)
  const change = (next: number | null) => {
    setCount(next)
    onCount(next)
  }
  return <CountInput value={count} max={2} onChange={change} aria-label="How many" />
}

test.each([
  ["2", true],
  ["१", true],
  ["5", false],
  ["1.5", false],
  ["", false],
])("keeps a count that is typed on a screen, and shows the range where it is outside: %s", async (typed, isRight) => {
  const seen = vi.fn<(count: number | null) => void>()
  const { host, input } = await mount(<Screen onCount={seen} />)
  await typeInto(input, typed)
  const last = seen.mock.calls.at(-1)?.[0] ?? (typed === "१" ? 1 : null)
  expect(isCount(last, 2)).toBe(isRight)
  expect(host.textContent!.includes("Please enter a whole number from 1 to 2.")).toBe(!isRight)
  expect(isRight || input.value === typed).toBe(true)
})
