import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { CallRefused } from "~/lib/call"
import { useForm, type Form } from "~/lib/use-form"
import { Refusal } from "~/ui/form/refusal"
import { DetailsStep } from "./details-step"
import { wrongPerson, type NewPerson } from "./sign-up-rules"
import { find, submit, write } from "~/drawn-page"

const create = vi.fn()
let form: Form<NewPerson>
let root: Root

const see = (now: Form<NewPerson>) => (form = now)

function TestPage() {
  const form = useForm({ name: "", email: "", password: "" }, wrongPerson)
  useEffect(() => void see(form))
  return (
    <>
      <DetailsStep form={form} isBusy={false} onCreate={create} />
      <Refusal>{form.refusal}</Refusal>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  create.mockClear()
  root = createRoot(document.body.appendChild(document.createElement("div")))
  act(() => root.render(<TestPage />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const page = () => document.body.textContent
const field = (name: string) => find(`[name="${name}"]`)
const send = () => act(() => submit())
const type = (name: string, text: string) => act(() => write(field(name), text))
const leave = (name: string) => act(() => (field(name).focus(), field(name).blur()))

test("gives the focus to the first wrong field, and removes its error on input", () => {
  type("email", "asha@example.in")
  act(() => field("email").focus())
  send()
  expect(document.activeElement).toBe(field("name"))
  expect(page()).toContain("Name must be at least 3 characters long.")
  type("name", "A")
  expect(page()).not.toContain("Name must be at least 3 characters long.")
  expect(page()).toContain("Password must be at least 8 characters long.")
  expect(create).not.toHaveBeenCalled()
})

test("shows no error on leaving a field empty, but does on leaving it wrong", () => {
  leave("email")
  expect(page()).not.toContain("Invalid email address.")
  type("email", "asha@")
  leave("email")
  expect(page()).toContain("Invalid email address.")
})

test("keeps an error while its field is unchanged", () => {
  send()
  expect(document.activeElement).toBe(field("name"))
  leave("name")
  leave("password")
  expect(page()).toContain("Name must be at least 3 characters long.")
  expect(page()).toContain("Password must be at least 8 characters long.")
})

test("keeps a refusal at its field until it is changed, even when the field is left again", () => {
  type("email", "asha@example.in")
  act(() => form.refuse(new CallRefused("account.email_in_use", "This email is taken.", 409, "email")))
  expect(document.activeElement).toBe(field("email"))
  leave("email")
  expect(page()).toContain("This email is taken.")
  type("email", "other@example.in")
  expect(page()).not.toContain("This email is taken.")
})

test("shows a refusal without a field above the button, and a technical error never in its own words", () => {
  act(() => form.refuse(new CallRefused("house.busy", "The shop is busy for a moment.", 503)))
  expect(page()).toContain("The shop is busy for a moment.")
  act(() => form.refuse(new TypeError("x is undefined")))
  expect(page()).toContain("Something went wrong. Please try again.")
  expect(page()).not.toContain("undefined")
})

test("creates an account from all fields, and keeps the typed text", () => {
  for (const [name, text] of [
    ["name", "Asha Verma"],
    ["email", "asha@example.in"],
    ["password", "thread-and-needle"],
  ] as const)
    type(name, text)
  send()
  expect(create).toHaveBeenCalledOnce()
  expect(form.values).toEqual({ name: "Asha Verma", email: "asha@example.in", password: "thread-and-needle" })
})
