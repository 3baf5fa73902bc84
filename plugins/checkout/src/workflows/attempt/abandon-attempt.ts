import type { MedusaContainer } from "@medusajs/framework/types"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import type { GatewayPayment } from "@silai/contracts/checkout/gateway"
import { PAYMENT_ASKS } from "@silai/contracts/checkout/limits"
import { databaseOf, only } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { countTry } from "@silai/kit/rate-limit"
import { stateOf } from "../../queries/state"
import { applyFact } from "../payment/apply-fact"
import { gatewayOf } from "../payment/gateway"
import { type Attempt, bagKeyOf, lockAttempt } from "./attempt"
import { expire } from "./expire"

const mayBePaying = ({ status }: GatewayPayment) => status === "created" || status === "authorized"

/**
 * Ends a payment that the shopper gave up: its goods and coupon are free for others. The gateway is asked first,
 * because a bank's app may be paying just then; if it does not answer, the hold runs its time. Money that still arrives
 * is a late payment.
 * @throws checkout.attempt_unknown, house.too_many
 */
export async function giveUpAttempt(
  container: MedusaContainer,
  attemptId: string,
  shopper: { sessionId: string; customerId: string | null },
): Promise<AttemptState> {
  const database = databaseOf(container)
  const before = await stateOf(database, attemptId, shopper)
  if (before.status !== "open" && before.status !== "held") return before
  await countTry(database, "payment_given_up", bagKeyOf(shopper), PAYMENT_ASKS.perShopper)
  if (await isUnpaid(container, attemptId))
    await database.transaction(async (trx) => {
      const attempt = await lockAttempt(trx, attemptId)
      if (attempt?.status === "open" || attempt?.status === "held") await expire(container, trx, attempt)
    })
  return stateOf(database, attemptId, shopper)
}

/** False while money may be on its way or has arrived, or when that is unknown. */
async function isUnpaid(container: MedusaContainer, attemptId: string): Promise<boolean> {
  const attempt = await only<Pick<Attempt, "gateway" | "gateway_order_id">>(
    databaseOf(container),
    `select gateway, gateway_order_id from checkout_attempt where id = ?`,
    [attemptId],
  )
  const gateway = gatewayOf(container, attempt)
  // A buyer who pays later has placed the order already.
  if (gateway.payWords.later) return false
  if (!attempt.gateway_order_id) return true
  try {
    const payments = await gateway.paymentsOfOrder(attempt.gateway_order_id)
    for (const payment of payments) await applyFact(container, attempt.gateway, payment)
    return !payments.some(mayBePaying)
  } catch (error) {
    log("warn", "hold not given up", { attempt: attemptId, cause: String(error) })
    return false
  }
}
