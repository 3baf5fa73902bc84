import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { GatewayWindowOf, PaymentOrder, WindowSetting } from "@silai/contracts/checkout/window"
import { expect, test, vi } from "vitest"
import { openPayment } from "./open-payment"

test("leaves the window open for its time, also where the browser's clock is past the shop's end of the hold", async () => {
  const open = vi.fn<(order: PaymentOrder, setting: WindowSetting) => Promise<object>>(() => Promise.resolve({}))
  const order = { expiresAt: new Date(Date.now() - 5 * 60_000).toISOString(), holdSeconds: 900 } as PaymentOrder
  const window = { gateway: "razorpay", open } as Partial<GatewayWindowOf> as GatewayWindowOf
  const nothing = () => undefined
  await openPayment(window, order, Date.now() + 900_000, { onPaid: nothing, onFailed: nothing, onClosed: nothing })
  expect(open.mock.lastCall?.[1].seconds).toBe(CHECKOUT.payWithinSeconds)
})
