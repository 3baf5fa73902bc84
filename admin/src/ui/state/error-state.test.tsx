import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { call, entry } from "../../providers/call"
import { setLanguage } from "../../words/language"
import { ErrorState } from "./error-state"

const request = "0f6d4c1e-8f3c-4a0e-9c55-4b6a1f2e7d90"
const asked = vi.fn<() => Promise<Response>>()
const written = vi.fn(async (_text: string) => undefined)
const page = document.body.appendChild(document.createElement("div"))
let root: Root
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("fetch", asked)
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: written } })
  root = createRoot(page)
})
afterEach(async () => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  await setLanguage("en")
})

/** The error that the page shows when the server replies so. */
async function shownFor(status: number, body: string) {
  asked.mockResolvedValue(new Response(body, { status, headers: { "x-request-id": request } }))
  const error = await call(entry("/admin/session"), {}).catch((cause: Error) => cause)
  act(() => root.render(<ErrorState error={error as Error} />))
  return page.querySelector("small")?.textContent ?? ""
}
const envelope = (code: string, message: string) => JSON.stringify({ success: false, code, message })

test("shows and copies the id of a request that the server could not answer, in both languages", async () => {
  expect(await shownFor(500, envelope("house.broken", "Something broke."))).toBe(`Reference ${request} Copy`)
  await act(async () => page.querySelector<HTMLElement>("[aria-label='Copy the reference']")!.click())
  expect(written).toHaveBeenCalledWith(request)
  await act(() => setLanguage("hi"))
  expect(page.querySelector("small")?.textContent).toMatch(new RegExp(`^संदर्भ ${request}`))
})

test("shows the id of a reply that is no reply of the server's own", async () => {
  expect(await shownFor(200, "<h1>Welcome to the hotel</h1>")).toContain(request)
  expect(await shownFor(413, "<h1>Too large</h1>")).toContain(request)
})

test("shows no id for an ordinary refusal", async () => {
  expect(await shownFor(409, envelope("house.changed", "Someone was faster."))).toBe("")
})
