import type { AttemptState } from "@silai/contracts/checkout/calls"
import { act, useLayoutEffect } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import type { BagItem } from "~/features/bag/bag-store"
import { CallRefused, setTransport } from "~/lib/call"
import { usePayment } from "./use-payment"

const opened = vi.hoisted(() => ({ pay: () => undefined as void, isClosed: false }))
vi.mock("./payment-windows", () => ({
  windows: [
    {
      gateway: "till",
      open: async (_order: unknown, _setting: unknown, { onPaid }: { onPaid: (news: object) => void }) => {
        opened.pay = () => onPaid({})
        return { close: () => void (opened.isClosed = true) }
      },
    },
  ],
}))

const held: AttemptState = { attemptId: "here", status: "held", orderId: null, orderNumber: null, isYours: true }
const order = { attemptId: "here", gateway: "till", holdSeconds: 600 }
const line: BagItem = {
  bagItemId: "shirt",
  variantId: "prod_1",
  variantName: "Shirt",
  name: "Shirt",
  slug: "shirt",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black",
  price: 799,
  addedAt: "2026-11-21T09:00:00Z",
  image: "",
  quantity: 1,
  size: "M",
  orderType: "readymade",
}

let shown: ReturnType<typeof usePayment>
let refreshed = 0
function Payment() {
  const payment = usePayment({
    refresh: async () => void (refreshed += 1),
    onUnavailable: () => undefined,
    onProve: () => undefined,
  })
  useLayoutEffect(() => void (shown = payment))
  return null
}
const root = () => createRoot(document.createElement("div"))

describe("a payment while another tab pays for another bag", () => {
  let asked: string[]
  let page: ReturnType<typeof root>
  /** The state of this tab's attempt; null where the shop has none. */
  let state: AttemptState | null
  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    Object.assign(opened, { isClosed: false })
    asked = []
    state = held
    setTransport(async (path) => {
      asked.push(path)
      if (path === "/customer/order/success" && !state) throw new CallRefused("checkout.unknown", "", 404)
      return { success: true, message: "", data: path === "/customer/order" ? order : state }
    })
    page = root()
    await act(async () => page.render(<Payment />))
    await act(() => shown.pay([line], { deliveryFee: 0 }))
    if (shown.phase.name !== "window") throw new Error(`The window is not open: ${shown.phase.name}`)
  })
  afterEach(() => {
    act(() => page.unmount())
    forgetAttempt()
    vi.unstubAllGlobals()
  })

  const otherTabPays = () => rememberAttempt({ attemptId: "there", bagItemIds: ["chinos"], handed: true })
  const askAgain = async () => {
    const before = asked.length
    await act(async () => window.dispatchEvent(new Event("pageshow")))
    await act(() => vi.waitFor(() => expect(asked.length).toBeGreaterThan(before)))
  }

  it("stays in its window, and does not call itself paid", async () => {
    otherTabPays()
    await askAgain()
    expect(shown.phase.name).toBe("window")
    expect(opened.isClosed).toBe(false)
  })

  it("leaves what the other tab has stored, when the shop does not know this attempt", async () => {
    const stored = { attemptId: "there", bagItemIds: ["chinos"], handed: false }
    rememberAttempt(stored)
    state = null
    await askAgain()
    expect(rememberedAttempt()).toEqual(stored)
  })

  it("releases its unpaid hold", async () => {
    otherTabPays()
    await act(() => shown.releaseHold())
    expect(asked).toContain("/customer/order/giveUp")
  })

  it("stores its own lines once it is paid, not those of the other tab", async () => {
    rememberAttempt({ attemptId: "there", bagItemIds: ["chinos"], handed: false })
    await act(async () => opened.pay())
    expect(rememberedAttempt()).toEqual({ attemptId: "here", bagItemIds: ["shirt"], handed: true })
  })
})

describe("a payment with a coupon that another order has used up", () => {
  it("has the page show the new total, and does not offer to try the same again", async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
    const text = "This coupon has been used up."
    setTransport(async () => {
      throw new CallRefused("coupon.used_up", text, 409)
    })
    const page = root()
    await act(async () => page.render(<Payment />))
    refreshed = 0
    await act(() => shown.pay([line], { deliveryFee: 0, couponCode: "ONCE" }))
    expect([refreshed, shown.notice]).toEqual([1, { tone: "warn", text }])
    act(() => page.unmount())
    setTransport()
    vi.unstubAllGlobals()
  })
})
