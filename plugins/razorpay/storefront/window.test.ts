import type { PaymentOrder } from "@silai/contracts/checkout/window"
import { expect, test, vi } from "vitest"
import { window } from "./window"

test("allows Razorpay's script, its loads and its reports, and nothing else in the policy", () => {
  const script = "https://checkout.razorpay.com/v1/checkout.js"
  const own = {
    scripts: [script, "https://cdn.razorpay.com/"],
    frames: ["https://api.razorpay.com/v1/"],
    calls: [
      "https://api.razorpay.com/v1/",
      "https://lumberjack.razorpay.com/v1/",
      "https://lumberjack-metrics.razorpay.com/",
    ],
    pictures: ["https://cdn.razorpay.com/"],
  }
  expect([window.sources({}), window.sources({ RAZORPAY_CHECKOUT_URL: script })]).toEqual([own, own])
})

test("allows a stand-in's folder instead of Razorpay, even if its name is similar", () => {
  for (const folder of ["http://localhost:8010/razorpay/v1/", "https://razorpay.com.example/v1/"])
    expect(window.sources({ RAZORPAY_CHECKOUT_URL: `${folder}checkout.js` })).toEqual({
      scripts: [`${folder}checkout.js`],
      frames: [folder],
      calls: [folder],
      pictures: [],
    })
})

test("names an invalid address", () => {
  expect(() => window.sources({ RAZORPAY_CHECKOUT_URL: "checkout.js" })).toThrow("RAZORPAY_CHECKOUT_URL")
})

const longName = "Venkatanarasimharajuvaripeta Subrahmanya Lakshminarasimha"
const order: PaymentOrder = {
  attemptId: "att_1",
  expiresAt: "2026-12-01T00:00:00Z",
  holdSeconds: 900,
  totals: { items: 799, saved: 0, delivery: 0, discount: 0, total: 799 },
  gateway: "razorpay",
  razorpay: {
    keyId: "rzp_test",
    orderId: "order_1",
    amount: 79_900,
    currency: "INR",
    checkoutUrl: "https://checkout.razorpay.com/v1/checkout.js",
    payWithinSeconds: 900,
  },
  prefill: { name: longName, email: "asha@example.in", contact: "+919876543210" },
}
const listeners = { onPaid: vi.fn(), onFailed: vi.fn(), onClosed: vi.fn() }
const look = { description: "", image: "", color: "#141b2d", seconds: 900, loadScript: async () => undefined }

test("opens with names that Razorpay takes, however long the shop's and the buyer's are", async () => {
  const given = vi.fn<(options: unknown) => void>()
  class Window {
    on = vi.fn()
    open = vi.fn()
    constructor(options: unknown) {
      given(options)
    }
  }
  vi.stubGlobal("Razorpay", Window)
  await window.open(order, { ...look, name: longName }, listeners)
  vi.unstubAllGlobals()
  const name = "Venkatanarasimharajuvaripeta Subrahmanya"
  expect(given).toHaveBeenCalledWith(expect.objectContaining({ name, prefill: { ...order.prefill, name } }))
})
