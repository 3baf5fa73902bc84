import type { MedusaContainer } from "@medusajs/framework/types"
import type { IGatewayModuleService, NewGatewayOrder } from "@silai/contracts/checkout/gateway"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { phoneOrderRefusals, phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { SHOP } from "@silai/contracts/shop/settings"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Attempt, lockAttemptOf, type PhoneOrder } from "../attempt/attempt"
import { expire, mailUnfinished } from "../attempt/expire"

/** The order already made with this key, in any state. @throws phone_order.key_used when that was another request */
export async function takenBefore(
  sql: Sql,
  bagKey: string,
  { asked }: Pick<PhoneOrder, "asked">,
): Promise<Attempt | null> {
  const taken = await one<Attempt>(
    sql,
    `select * from checkout_attempt where bag_key = ? and phone_order is not null`,
    [bagKey],
  )
  if (taken && taken.phone_order?.asked !== asked) throw refuse(phoneOrderRefusals.key_used)
  return taken
}

type Opened = { id: string; heldUntil: Date | null; phoneOrder: PhoneOrder }

/**
 * Opens what an order by phone is paid with: its link, or a payment that staff note. A transfer has as much time as a
 * link; cash needs no hold.
 */
export async function openForCaller(
  gateway: IGatewayModuleService,
  attempt: Attempt,
  phoneOrder: PhoneOrder,
  order: NewGatewayOrder,
): Promise<Opened> {
  const { payBy, linkHours } = phoneOrder
  if (payBy === "link") return openLink(gateway, attempt, phoneOrder, order)
  const { id } = await gateway.createOrder(order)
  return { id, heldUntil: payBy === "transfer" ? new Date(Date.now() + linkHours * 3_600_000) : null, phoneOrder }
}

/** Makes the payment link of an order taken by phone. Its goods are held a little longer than it can be paid. */
async function openLink(
  { links }: IGatewayModuleService,
  { snapshot: { lines, contact }, piece_change: change }: Attempt,
  phoneOrder: PhoneOrder,
  order: NewGatewayOrder,
): Promise<Opened> {
  if (!links) throw refuse(phoneOrderRefusals.no_links)
  const { id, url, until } = await links.open({
    ...order,
    description: change
      ? phoneOrderMessages.linkForOrder(orderNumberOf(change.number), SHOP.name)
      : phoneOrderMessages.linkFor(
          lines.reduce((sum, { quantity }) => sum + quantity, 0),
          SHOP.name,
        ),
    customer: { name: contact.name, email: contact.email, phone: contact.phone },
    until: new Date(Date.now() + phoneOrder.linkHours * 3_600_000),
  })
  const heldUntil = new Date(until.getTime() + CHECKOUT.closesBeforeSeconds * 1000)
  const link = { url, until: until.toISOString(), sentAt: new Date().toISOString() }
  return { id, heldUntil, phoneOrder: { ...phoneOrder, link } }
}

/** A link that can no longer be paid, because it expired or was cancelled in the gateway's dashboard, holds nothing. */
export const endClosedLink = (container: MedusaContainer, gateway: string, linkId: string): Promise<void> =>
  databaseOf(container).transaction(async (trx) => {
    const attempt = await lockAttemptOf(trx, gateway, linkId)
    if (attempt?.status !== "held") return
    await expire(container, trx, attempt)
    await mailUnfinished(trx, attempt)
  })
