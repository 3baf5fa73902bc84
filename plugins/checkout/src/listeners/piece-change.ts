import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { mayTakeOut } from "@silai/contracts/order/status"
import { databaseOf } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { waitingOf } from "../workflows/piece-change/hold"
import { cancelUnpaid } from "../workflows/phone-order/unpaid"

const settled: unknown[] = [phoneOrderRefusals.not_waiting.code, phoneOrderRefusals.just_paid.code]

/**
 * Once an order is packed or cancelled no piece can be added to it: what is held for it is released, and its link
 * cannot be paid any more.
 */
export const listener: Listener<{ id: string; from: number; to: number }> = {
  name: "checkout.piece-change",
  async run(container, { data: { id, to } }) {
    if (mayTakeOut(to)) return
    const waiting = await waitingOf(databaseOf(container), id)
    if (waiting?.status !== "open" && waiting?.status !== "held") return
    await cancelUnpaid(container, waiting.id, { userId: "shop" }).catch((error: { code?: string }) => {
      if (!settled.includes(error.code)) throw error
    })
  },
}
