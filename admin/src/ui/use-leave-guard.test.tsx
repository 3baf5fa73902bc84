import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { createMemoryRouter } from "react-router"
import { RouterProvider } from "react-router/dom"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { useLeaveGuard } from "./use-leave-guard"

const { confirm } = vi.hoisted(() => ({ confirm: vi.fn(() => ({ destroy: () => undefined })) }))
vi.mock("antd", () => {
  const modal = { confirm }
  return { App: { useApp: () => ({ modal }) } }
})

let root: Root
let router: ReturnType<typeof createMemoryRouter>

function Form() {
  useLeaveGuard(true)
  return <p>Typed and not saved</p>
}
const go = (to: string, replace = false) => act(() => router.navigate(to, { replace }))

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  confirm.mockClear()
  router = createMemoryRouter(
    [
      { path: "/edit", element: <Form /> },
      { path: "/view", element: <p>As it is</p> },
    ],
    { initialEntries: ["/edit"] },
  )
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test("asks about unsaved text before the page is left", async () => {
  await go("/view")
  expect([confirm.mock.calls.length, document.body.textContent]).toEqual([1, "Typed and not saved"])
})

test("lets the page that follows a saved form come without a question", async () => {
  await go("/view", true)
  expect([confirm.mock.calls.length, document.body.textContent]).toEqual([0, "As it is"])
})

test("asks nothing when a filter of the same screen changes", async () => {
  await go("/edit?sort=name")
  expect(confirm).not.toHaveBeenCalled()
})
