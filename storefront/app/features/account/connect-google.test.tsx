import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { CallRefused, travelBy } from "~/lib/call"
import { ConnectGoogle } from "./connect-google"

/** How often Google's button was drawn, each time with a nonce of its own, and what hands it a token. */
let drawn = 0
let choose: (token: string) => void

vi.mock("./google-button", () => ({
  GoogleButton: ({ onToken }: { onToken: (token: string) => void }) => {
    choose = onToken
    useEffect(() => void (drawn += 1), [])
    return null
  },
}))

afterEach(() => vi.unstubAllGlobals())

test("Google's button is drawn anew after each refusal, never while a token is being looked at: its nonce would die", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let refuse = () => {}
  travelBy((path) =>
    path.endsWith("authenticate")
      ? Promise.resolve({ user: { _id: "cus_1", name: "Asha", role: "customer" } })
      : new Promise(
          (_, reject) =>
            (refuse = () => reject(new CallRefused("account.google_refused", "Google sign-in failed", 401))),
        ),
  )
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <ConnectGoogle />
      </QueryClientProvider>,
    ),
  )
  await act(async () => document.querySelector("button")!.click())
  expect(drawn).toBe(1)
  for (const tries of [1, 2, 3]) {
    await act(async () => choose(`token-${tries}`))
    expect(drawn).toBe(tries)
    await act(async () => refuse())
    expect(drawn).toBe(tries + 1)
    expect(document.body.textContent).toContain("Google sign-in failed")
  }
  act(() => root.unmount())
})
