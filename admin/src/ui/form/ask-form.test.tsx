import { Input } from "antd"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { afterEach, beforeEach, expect, test } from "vitest"
import { isAnythingUnsaved } from "../../providers/unsaved"
import { AskForm } from "./ask-form"
import { FormField } from "./field"
import { likeABrowser } from "./tests/saved-field"

type Values = { reason: string }

let root: Root
let send: () => Promise<void>
beforeEach(async () => {
  likeABrowser()
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AskForm<Values> name="ask" blank={{ reason: "" }} button="Correct" onSend={() => send()}>
          <FormField<Values> name="reason" label="Why">
            <Input />
          </FormField>
        </AskForm>
      </QueryClientProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const type = (text: string) =>
  act(async () => {
    const input = document.querySelector("input")!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text)
    input.dispatchEvent(new Event("input", { bubbles: true }))
  })
const save = async () => {
  await act(async () => document.querySelector("form")!.requestSubmit())
  await act(() => new Promise((done) => setTimeout(done)))
}

test("holds its screen while something typed in it is not sent, also after a refusal", async () => {
  expect(isAnythingUnsaved()).toBe(false)
  await type("Said on the phone")
  expect(isAnythingUnsaved()).toBe(true)
  send = () => Promise.reject(new Error("Please sign in to continue."))
  await save()
  expect([document.querySelector("[role=alert]")?.textContent, isAnythingUnsaved()]).toEqual([
    "Please sign in to continue.",
    true,
  ])
  send = () => Promise.resolve()
  await save()
  expect(isAnythingUnsaved()).toBe(false)
})

test("holds nothing once it is closed", async () => {
  await type("Said on the phone")
  await act(async () => root.render(null))
  expect(isAnythingUnsaved()).toBe(false)
})
