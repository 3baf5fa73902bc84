import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { find } from "~/drawn-page"
import { setTransport, unreachable } from "~/lib/call"
// Loaded with the test: the page itself loads it when it is at rest.
import "./saved-form"
import { SavedMeasurements } from "./saved-measurements"

const half = { measurementType: "lowerBody", hip: 44, lowerBodyWaist: 40, thigh: 26, legLength: 40, bottom: 16 }
const papa = {
  _id: "person_1",
  name: "Papa",
  upperBody: null,
  lowerBody: { ...half, fitProfile: { fit: "loose", madeFor: "Papa" } },
}

let others: { reply: () => void; fail: () => void } | undefined
let root: Root
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  others = undefined
  setTransport(async (path) => {
    if (path.endsWith("authenticate")) return { user: { _id: "cus_1", role: "customer" } }
    if (path.endsWith("single")) return { data: { upperBodyChangedAt: null, lowerBodyChangedAt: null } }
    return new Promise((resolve, reject) => {
      others = { reply: () => resolve({ data: [papa] }), fail: () => reject(unreachable()) }
    })
  })
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const until = (see: () => void) =>
  vi.waitFor(
    async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
      see()
    },
    { timeout: 10_000 },
  )
const draw = (address: string) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider
          router={createMemoryRouter([{ path: "*", element: <SavedMeasurements /> }], { initialEntries: [address] })}
        />
      </QueryClientProvider>,
    ),
  )

test("waits in a reloaded form of another person for their name, inches and fit", async () => {
  await draw("/profile/measurements?edit=lowerBody&for=person_1")
  await until(() => expect(others).toBeDefined())
  expect(document.querySelector("form")).toBeNull()
  others!.reply()
  await until(() => expect(find("h2").textContent).toBe("Lower body, for Papa"))
  expect(find(`[name="hip"]`).value).toBe("44")
  expect(find<HTMLInputElement>(`[value="loose"]`).checked).toBe(true)
})

test("reports below the customer's own measurements that those of other people could not be fetched", async () => {
  await draw("/profile/measurements")
  await until(() => expect(others).toBeDefined())
  others!.fail()
  await until(() => expect(document.body.textContent).toContain("We could not fetch the measurements of others"))
  expect(document.body.textContent).toContain("Upper body")
})
