import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { Profile } from "@silai/contracts/account/shapes"
import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { ConnectGoogle } from "./connect-google"
import { find, write } from "~/drawn-page"

/** How often Google's button was rendered, each time with a new nonce, and its token callback. */
let drawn = 0
let choose: (token: string) => void

vi.mock("./google-button", () => ({
  GoogleButton: ({ onToken }: { onToken: (token: string) => void }) => {
    choose = onToken
    useEffect(() => void (drawn += 1), [])
    return null
  },
}))

const asha: Profile = {
  _id: "cus_1",
  name: "Asha",
  role: "customer",
  createdAt: "2026-11-01T10:00:00Z",
  email: "asha@silai.example",
  phone: null,
  hasPassword: true,
  hasGoogle: false,
  emailProven: true,
  emailPending: null,
  emailLost: false,
  proofs: ["password", "mail"],
  consent: null,
}
/** Types the password and continues to Google. */
async function prove(): Promise<void> {
  await act(async () => write(find("input"), "thread-and-needle"))
  await act(async () => find<HTMLButtonElement>("button[type=submit]").click())
}

afterEach(() => vi.unstubAllGlobals())

test("redraws Google's button after each refusal, but never while a token is being checked, which would invalidate its nonce", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let refuse: (code?: string, say?: string) => void = () => {}
  setTransport((path) =>
    path.endsWith("authenticate")
      ? Promise.resolve({ user: { _id: "cus_1", name: "Asha", role: "customer" } })
      : new Promise(
          (_, reject) =>
            (refuse = (code = "account.google_refused", say = "Google sign-in failed") =>
              reject(new CallRefused(code, say, 401))),
        ),
  )
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <ConnectGoogle profile={asha} />
      </QueryClientProvider>,
    ),
  )
  await act(async () => find<HTMLButtonElement>("button").click())
  expect(drawn).toBe(0)
  await prove()
  expect(drawn).toBe(1)
  for (const tries of [1, 2, 3]) {
    await act(async () => choose(`token-${tries}`))
    expect(drawn).toBe(tries)
    await act(async () => refuse())
    expect(drawn).toBe(tries + 1)
    expect(document.body.textContent).toContain("Google sign-in failed")
  }
  // A wrong password is asked for again, in its own field.
  await act(async () => choose("token-4"))
  await act(async () => refuse("account.password_wrong", "That is not your password."))
  expect(document.body.textContent).toContain("That is not your password.")
  expect(find("input").type).toBe("password")
  act(() => root.unmount())
})
