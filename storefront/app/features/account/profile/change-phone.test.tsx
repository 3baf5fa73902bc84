import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { ChangePhone } from "./change-phone"
import { find, submit, write } from "~/drawn-page"

afterEach(() => vi.unstubAllGlobals())

test("returns the focus to a number that belongs to another account, with the reason", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const person = {
    _id: "cus_1",
    name: "Asha",
    role: "customer",
    email: "asha@example.in",
    phone: "9876543210",
    hasPassword: true,
    hasGoogle: false,
    proofs: ["password", "code", "mail"],
    createdAt: "2026-11-21T09:00:00Z",
  }
  setTransport(async (path) => {
    if (path.endsWith("user/update"))
      throw new CallRefused("account.phone_in_use", "This phone number is in use.", 409, "phone")
    return path.endsWith("authenticate") ? { user: person } : { data: person }
  })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const until = (see: () => void) =>
    vi.waitFor(async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
      see()
    })
  const field = (name: string) => find(`[name=${name}]`, page)
  const type = (name: string, text: string) => act(async () => write(field(name), text))
  const enter = async (name: string, text: string) => {
    await until(() => field(name))
    await type(name, text)
    await act(async () => submit(page))
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ChangePhone />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await until(() => expect(field("password")).not.toBeNull())
  await type("password", "thread-and-needle")
  await enter("phone", "9123456780")
  await enter("otp", "123456")
  await until(() => expect(page.textContent).toContain("This phone number is in use."))
  expect(document.activeElement).toBe(field("phone"))
  act(() => root.unmount())
})
