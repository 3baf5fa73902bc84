import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { SignedOut } from "../shell/signed-out"
import { dataProvider } from "./data"
import { authProvider, currentPerson } from "./session"
import { holdUnsaved } from "./unsaved"

const PERSON = { name: "Harpreet", role: "owner" }
const refused = (status: number, code: string) =>
  Response.json({ success: false, code, message: "Said by the server." }, { status })

/** The replies of the shop to the question who is signed in, and to any other call. */
let session: () => Response
let other: () => Response
let root: Root
let releaseText: () => void
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("fetch", async (url: URL | string) => (String(url).endsWith("/admin/session") ? session() : other()))
  session = () => Response.json({ success: true, message: "", data: PERSON })
  // A page with unsaved text is never left, so no test navigates.
  releaseText = holdUnsaved()
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () => root.render(<SignedOut />))
  await currentPerson()
})
afterEach(() => {
  releaseText()
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const readOrder = () =>
  act(() => dataProvider.getOne({ resource: "order", id: "order_1" }).catch((error: unknown) => error))
const band = () => document.querySelector("[role=alert]")?.textContent ?? ""

test.each([
  ["a guest, for whom the order does not exist", 404, refused(401, "house.sign_in")],
  ["the shopper who is signed in next to staff", 404, refused(403, "house.not_allowed")],
  ["such a shopper, who may not do it", 403, refused(403, "house.not_allowed")],
])("asks staff whose session is over to sign in, where the shop answers %s", async (_, status, stranger) => {
  session = () => stranger.clone()
  other = () => refused(status, "order.not_found")
  expect(await readOrder()).toMatchObject({
    code: "house.sign_in",
    status: 401,
    message: "Please sign in to continue.",
  })
  expect(band()).toContain("You are signed out.")
  // Signed in again in another tab.
  session = () => Response.json({ success: true, message: "", data: PERSON })
  await act(() => authProvider.check())
  expect(band()).toBe("")
})

test("does not believe that a record is gone when it was asked for before the person signed in again", async () => {
  session = () => refused(401, "house.sign_in")
  let answer = (_: Response): void => undefined
  other = () => refused(401, "house.sign_in")
  await readOrder()
  expect(band()).toContain("You are signed out.")
  vi.stubGlobal("fetch", (url: URL | string) =>
    String(url).endsWith("/admin/session")
      ? Promise.resolve(Response.json({ success: true, message: "", data: PERSON }))
      : new Promise<Response>((resolve) => (answer = resolve)),
  )
  const late = readOrder()
  await vi.waitFor(() => expect(answer.length).toBe(1))
  await act(() => authProvider.check())
  answer(refused(404, "order.not_found"))
  expect(await late).toMatchObject({ code: "house.sign_in" })
})

test("leaves a refusal as it is while the session lasts, and where the server does not say", async () => {
  other = () => refused(404, "order.not_found")
  expect(await readOrder()).toMatchObject({ code: "order.not_found", status: 404 })
  session = () => refused(503, "house.busy")
  expect(await readOrder()).toMatchObject({ code: "order.not_found", status: 404 })
  expect(band()).toBe("")
})
