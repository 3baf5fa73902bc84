import { act, useEffect } from "react"
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

let leaveFreely: () => void
let root: Root
let router: ReturnType<typeof createMemoryRouter>

const see = (now: typeof leaveFreely) => (leaveFreely = now)

function Form() {
  const freely = useLeaveGuard(true)
  useEffect(() => void see(freely))
  return <p>Typed and not saved</p>
}
const go = (to: string) => act(() => router.navigate(to))

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  confirm.mockClear()
  router = createMemoryRouter([{ path: "/edit", element: <Form /> }, { path: "/view", element: <p>As it is</p> }], { initialEntries: ["/edit"] })
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test("whoever has saved leaves without a question", async () => {
  leaveFreely()
  await go("/view")
  expect([confirm.mock.calls.length, document.body.textContent]).toEqual([0, "As it is"])
})

test("whoever stays after saving, and has typed on meanwhile, is asked", async () => {
  leaveFreely()
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
  await go("/view")
  expect([confirm.mock.calls.length, document.body.textContent]).toEqual([1, "Typed and not saved"])
})

test("a filter of the same screen asks nothing", async () => {
  await go("/edit?sort=name")
  expect(confirm).not.toHaveBeenCalled()
})
