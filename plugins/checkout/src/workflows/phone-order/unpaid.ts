import type { MedusaContainer } from "@medusajs/framework/types"
import type { GatewayLinks } from "@silai/contracts/checkout/gateway"
import { PHONE_ORDER } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { phoneOrderRefusals, phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { present } from "@silai/contracts/present"
import { databaseOf, one } from "@silai/kit/knex"
import { causeOf, log } from "@silai/kit/log"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { unpaidOrder } from "../../queries/phone-order/unpaid"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { expire } from "../attempt/expire"
import { isNoted } from "../noted-payment/book"
import { placeOrder } from "../order/place"
import { applyFact } from "../payment/apply-fact"
import { gatewayOf } from "../payment/gateway"

type Waiting = Pick<Attempt, "id" | "gateway" | "gateway_order_id">

/** An order that waits for its payment. @throws phone_order.unknown, phone_order.not_waiting */
async function waiting(container: MedusaContainer, attemptId: string): Promise<Attempt> {
  const attempt = await one<Attempt>(
    databaseOf(container),
    `select * from checkout_attempt where id = ? and phone_order is not null`,
    [attemptId],
  )
  if (!attempt) throw refuse(phoneOrderRefusals.unknown)
  if (attempt.status !== "open" && attempt.status !== "held") throw refuse(phoneOrderRefusals.not_waiting)
  return attempt
}

/** @throws phone_order.no_links when it has no link; checkout.gateway_silent */
async function atGateway<T>(
  container: MedusaContainer,
  attempt: Attempt,
  act: (links: GatewayLinks, id: string) => Promise<T>,
) {
  const { links } = gatewayOf(container, attempt)
  if (!links || !attempt.gateway_order_id) throw refuse(phoneOrderRefusals.no_links)
  try {
    return await act(links, attempt.gateway_order_id)
  } catch (error) {
    log("warn", "payment link not reached", { attempt: attempt.id, cause: causeOf(error) })
    throw refuse(checkoutRefusals.gateway_silent)
  }
}

type Answered = Promise<{ message: string; data: UnpaidOrder }>

/** @throws phone_order.unknown, phone_order.not_waiting, phone_order.no_links, checkout.gateway_silent, house.too_many */
export async function sendLinkAgain(container: MedusaContainer, attemptId: string): Answered {
  const database = databaseOf(container)
  const attempt = await waiting(container, attemptId)
  await countTry(database, "payment_link", attemptId, PHONE_ORDER.sends)
  await atGateway(container, attempt, (links, id) => links.send(id, { mail: attempt.snapshot.contact.email !== "" }))
  await database.raw(
    `update checkout_attempt set phone_order = jsonb_set(phone_order, '{link,sentAt}', to_jsonb(?::text)) where id = ?`,
    [new Date().toISOString(), attemptId],
  )
  const data = await unpaidOrder(database, attemptId)
  return { message: phoneOrderMessages.linkSent(data.customerName), data }
}

/**
 * Cancels an order that waits for its payment. Its link is closed first: if the gateway does not answer, the goods stay
 * held, and one paid a moment ago becomes an order. The gateway does not say whether a bank is paying a link just now: such money
 * is refunded when it comes.
 * @throws phone_order.unknown, phone_order.not_waiting, phone_order.just_paid, checkout.gateway_silent
 */
export async function cancelUnpaid(container: MedusaContainer, attemptId: string, by: { userId: string }): Answered {
  const database = databaseOf(container)
  const attempt = await waiting(container, attemptId)
  if (hasLink(attempt) && (await atGateway(container, attempt, (links, id) => links.close(id))) === "paid") {
    await refreshPayment(container, attempt)
    throw refuse(phoneOrderRefusals.just_paid)
  }
  const isOver = await database.transaction(async (trx) => {
    const now = await lockAttempt(trx, attemptId)
    if (now?.status !== "open" && now?.status !== "held" && now?.status !== "expired") return false
    if (await isNoted(trx, now.gateway_order_id)) throw refuse(phoneOrderRefusals.just_paid)
    // The gateway's webhook about the closed link may have ended it first.
    if (now.status !== "expired") await expire(container, trx, now)
    await trx.raw(`update checkout_attempt set phone_order = phone_order || '{"isCancelled": true}' where id = ?`, [
      attemptId,
    ])
    return true
  })
  if (!isOver) throw refuse(phoneOrderRefusals.not_waiting)
  log("info", "order taken by phone cancelled", { attempt: attemptId, by: by.userId })
  return {
    message: attempt.piece_change ? phoneOrderMessages.changeCancelled : phoneOrderMessages.cancelled,
    data: await unpaidOrder(database, attemptId),
  }
}

const hasLink = ({ gateway_order_id, phone_order }: Attempt): boolean =>
  gateway_order_id !== null && phone_order?.payBy === "link"

/** If the gateway does not answer now, its webhook or the poller reports the same later. */
export async function refreshPayment(
  container: MedusaContainer,
  { id, gateway, gateway_order_id }: Waiting,
): Promise<void> {
  try {
    for (const payment of await gatewayOf(container, { gateway }).paymentsOfOrder(
      present(gateway_order_id, "the payment order"),
    ))
      await applyFact(container, gateway, payment)
    await placeOrder(container, id)
  } catch (error) {
    log("warn", "payment look-up failed", { attempt: id, cause: causeOf(error) })
  }
}
