import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { call, CallRefused, entry, setTransport } from "~/lib/call"
import { ErrorState } from "./state"

const request = "0f6d4c1e-8f3c-4a0e-9c55-4b6a1f2e7d90"
const asked = vi.fn<() => Promise<Response>>()
const page = document.body.appendChild(document.createElement("div"))
let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("fetch", asked)
  setTransport()
  root = createRoot(page)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

/** The text of the error that the page shows when the shop replies so to a call. */
async function shownFor(status: number, body: string, headers: Record<string, string> = { "x-request-id": request }) {
  asked.mockResolvedValue(new Response(body, { status, headers }))
  const error = await call(entry("/customer/user/profile"), {}).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(CallRefused)
  act(() =>
    root.render(
      <ErrorState title="Lost" error={error}>
        {(error as Error).message}
      </ErrorState>,
    ),
  )
  return page.textContent
}
const envelope = (code: string, message: string) => JSON.stringify({ success: false, code, message })

test("shows the request's id in the shop's log when the shop has failed", async () => {
  expect(await shownFor(500, envelope("house.broken", "Something broke."))).toBe(
    `LostSomething broke.Reference ${request}`,
  )
})

test("shows the id of a reply that is not the shop's own, too", async () => {
  expect(await shownFor(404, "<h1>Not here</h1>")).toContain(request)
  expect(await shownFor(200, "<h1>Welcome to the hotel</h1>")).toContain(request)
})

test("shows no id for an ordinary refusal, nor where there is none", async () => {
  expect(await shownFor(409, envelope("bag.full", "The bag is full."))).toBe("LostThe bag is full.")
  expect(await shownFor(502, "Bad gateway", {})).toMatch(/^LostWe could not reach the shop\.[^]*again\.$/)
})
