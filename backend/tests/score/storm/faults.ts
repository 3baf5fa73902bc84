import { faults } from "../../rig/gateway"
import { type Dice } from "./dice"
import { rest, type World } from "./world"

/** Faults of the gateway, one at a time, each with its webhooks: twice, late, in another order or never. */
const api = [
  {},
  {},
  {},
  { api: "lost-reply", apiMatch: "/refund", apiTimes: 3 },
  { api: "lost-reply", apiMatch: "POST /razorpay/v1/orders", apiTimes: 2 },
  { api: "server-error", apiTimes: 4 },
  { api: "server-error", apiMatch: "/refund", apiTimes: 4 },
  { api: "throttle", apiTimes: 4 },
  { api: "reset", apiTimes: 3 },
  { api: "garbage", apiTimes: 3 },
  { api: "hang", apiMatch: "/refund", apiTimes: 1 },
  { api: "slow", slowMs: 1_500, apiTimes: 8 },
] as const
const webhook = ["normal", "normal", "duplicate", "out-of-order", "delay", "drop", "timeout"] as const
const refund = ["processed", "pending-then-processed", "pending-then-failed"] as const
const payment = ["normal", "normal", "normal", "authorise-late"] as const

/** Changes the gateway's faults every few seconds until the storm is over. */
export async function changesItsMood(world: World, dice: Dice): Promise<void> {
  while (!world.isOver()) {
    const trouble = dice.oneOf(api)
    await faults({
      reset: true,
      webhook: dice.oneOf(webhook),
      webhookDelayMs: 1_500,
      refund: dice.oneOf(refund),
      refundDelayMs: 1_500,
      payment: dice.oneOf(payment),
      lateMs: 2_500,
      ...trouble,
    })
    const span = { what: JSON.stringify(trouble), from: Date.now(), to: Number.POSITIVE_INFINITY }
    if ("api" in trouble) world.notes.gatewayDown.push(span)
    for (let ms = dice.between(3_000, 7_000); ms > 0 && !world.isOver(); ms -= 500) await rest(500)
    // Requests of the last moment are answered a little later.
    span.to = Date.now() + 15_000
  }
  await faults({ reset: true })
}
