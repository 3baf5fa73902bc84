import { pushMessages } from "@silai/contracts/push/messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { buttonNamed } from "~/drawn-page"
import { setTransport } from "~/lib/call"
import { RingForOrder } from "./ring-for-order"

const PUBLIC_KEY = "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U"
const subscription = {
  endpoint: "https://push.example/1",
  toJSON: () => ({ endpoint: "https://push.example/1", keys: {} }),
}

let root: Root
/** The calls that were made, with their bodies. */
let asked: [path: string, body: unknown][]
const permission = vi.fn<() => Promise<NotificationPermission>>()
const subscribe = vi.fn(async () => subscription)

/** The shop's data about this browser. */
async function opened(state: { publicKey: string | null; isFollowed?: boolean }) {
  asked = []
  setTransport(async (path, body) => {
    asked.push([path, body])
    if (path !== "/check-subscription")
      return { success: true, message: pushMessages.orderSaved, data: { isNew: true } }
    return { success: true, data: { isSubscribed: false, isFollowed: false, ...state } }
  })
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <RingForOrder orderId="order_1" proof="key" />
      </QueryClientProvider>,
    ),
  )
  // The reply, and what is drawn of it.
  await act(() => vi.waitFor(() => expect(asked).toHaveLength(1)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("PushManager", class {})
  vi.stubGlobal("Notification", { requestPermission: permission })
  const registration = { active: {}, pushManager: { subscribe, getSubscription: async () => null } }
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register: async () => registration, getRegistration: async () => registration },
  })
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, "serviceWorker")
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const press = () => act(async () => buttonNamed(pushMessages.orderAsk).click())
const page = () => document.body.textContent

test("has the browser ask for permission on a press, and the device ring for the order", async () => {
  permission.mockResolvedValue("granted")
  await opened({ publicKey: PUBLIC_KEY })
  expect(permission).not.toHaveBeenCalled()
  await press()
  await vi.waitFor(() => expect(page()).toContain(pushMessages.orderSaved))
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: expect.any(Uint8Array) })
  expect(asked.filter(([path]) => path !== "/check-subscription")).toEqual([
    ["/subscribe", { subscription: { endpoint: "https://push.example/1", keys: {} } }],
    ["/order-received-notify", { orderId: "order_1", endpoint: "https://push.example/1", key: "key" }],
  ])
})

test("says so when a browser blocks notices, and sends the shop nothing", async () => {
  permission.mockResolvedValue("denied")
  await opened({ publicKey: PUBLIC_KEY })
  await press()
  await vi.waitFor(() => expect(page()).toContain(pushMessages.blocked))
  expect(asked.map(([path]) => path)).toEqual(["/check-subscription"])
})

test("shows no button where the shop has no notices on devices", async () => {
  await opened({ publicKey: null })
  expect(page()).toBe("")
})

test("shows no button where the device gets notices of the order already", async () => {
  await opened({ publicKey: PUBLIC_KEY, isFollowed: true })
  expect(page()).toBe(pushMessages.orderSaved)
})
