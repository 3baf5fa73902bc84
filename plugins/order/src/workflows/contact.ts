import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { isEmail } from "@silai/contracts/account/email"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import type { Address } from "@silai/contracts/checkout/calls"
import type { OrderContactMail } from "@silai/contracts/messaging/topics"
import type { OrderContact } from "@silai/contracts/order/edit-calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderMessages, orderRefusals } from "@silai/contracts/order/messages"
import { NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { engineAddress } from "@silai/kit/engine-address"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, only, type Sql } from "@silai/kit/knex"
import { enqueueOutbox, notifyLive, readdressEnqueued } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { Colleague } from "../queries/notes"
import type { OrderStateRow } from "../queries/order"
import { type ContactChange, judgeContact } from "../rules/new-contact"
import { writeNote } from "./notes"
import { lockOrder } from "./settle"

type Asked = { orderId: string; before: OrderContact; contact: OrderContact; by: Colleague }

const TOPIC = "order.contact"
/** The digits of a phone that a mail shows. */
const SHOWN = -4

/**
 * Corrects an order's e-mail and phone: in our own record and in the engine, in one transaction with its note and mails. An
 * account keeps its order. The previous address may be a stranger's, so links in its mails end; so do browsers that
 * proved the previous phone.
 * @throws order.not_found, order.contact_changed, order.email_wanted, order.same_contact
 */
export function correctContact(
  container: MedusaContainer,
  { orderId, before, contact, by }: Asked,
): Promise<{ orderId: string; contact: OrderContact }> {
  return databaseOf(container).transaction(async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw refuse(orderRefusals.not_found)
    const row = await only<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
    const change = judgeContact({ now: { email: row.email, phone: row.phone }, before, after: contact })
    await giveContact(container, trx, row, contact)
    await note(trx, row, contact, change, by)
    await mail(trx, row, contact, change)
    return { orderId, contact }
  })
}

/** Gives a locked order another contact: in our record, in the engine, and in its messages that are not sent yet. */
export async function giveContact(
  container: MedusaContainer,
  trx: Sql,
  row: OrderStateRow,
  contact: OrderContact,
): Promise<void> {
  const { order_id: orderId } = row
  const orders = container.resolve(Modules.ORDER)
  const address = addressWith(row, contact.phone)
  await saveDetails(trx, row, contact, address)
  await inTransaction(orders, trx, (context) =>
    orders.updateOrders(
      [
        {
          id: orderId,
          ...(contact.email && { email: contact.email }),
          ...(address && { shipping_address: engineAddress(address) }),
        },
      ],
      context,
    ),
  )
  await readdressEnqueued(trx, { orderNumber: orderNumberOf(row.number), ...contact, key: orderKeyOf(orderId) })
  await emitEvents(
    trx,
    { name: "order.updated", data: [{ id: orderId }] },
    { name: "silai.order.contact-corrected", data: [{ id: orderId }] },
  )
  await notifyLive(trx, "order.changed", { orderId })
}

/** The delivery address with the new phone, if the courier has the previous one and does not have the parcel yet. */
function addressWith({ code, phone, details }: OrderStateRow, now: string): Address | null {
  const isInShop = NEXT[code as OrderStatusCode].includes(10)
  return details.address && isInShop && details.address.phone === phone ? { ...details.address, phone: now } : null
}

async function saveDetails(
  trx: Sql,
  row: OrderStateRow,
  { email, phone }: OrderContact,
  address: Address | null,
): Promise<void> {
  const { order_id: orderId, details } = row
  const kept = { ...details, contact: { ...details.contact, email, phone }, ...(address && { address }) }
  await trx.raw(
    `update order_state set email = ?, mailbox = ?, phone = ?, details = ?::jsonb, updated_at = now(),
            links_since = case when ? then ?::timestamptz else links_since end
      where order_id = ?`,
    // This process makes the new keys, so its clock says which are older.
    [email, mailboxOf(email), phone, JSON.stringify(kept), email !== row.email, new Date(), orderId],
  )
  if (phone !== row.phone) await trx.raw(`delete from order_sight where order_id = ?`, [orderId])
}

async function note(
  trx: Sql,
  row: OrderStateRow,
  contact: OrderContact,
  change: ContactChange,
  by: Colleague,
): Promise<void> {
  const words = (["email", "phone"] as const)
    .filter((what) => change[what])
    .map((what) => orderMessages.changeOf(orderMessages[what], row[what], contact[what]))
  await writeNote(trx, { orderId: row.order_id, text: orderMessages.contactNote(words.join(", ")), by })
}

/** Both addresses are notified; the previous one gets no link, and nothing when no mail can reach it. */
async function mail(
  trx: Sql,
  row: OrderStateRow,
  { email, phone }: OrderContact,
  change: ContactChange,
): Promise<void> {
  const orderNumber = orderNumberOf(row.number)
  const key = orderKeyOf(row.order_id)
  const { name } = row.details.contact
  const send = (letter: OrderContactMail) => enqueueOutbox(trx, TOPIC, `${TOPIC}:${newId("cont")}`, letter)
  await send({
    news: change.email ? "here" : "phone",
    orderNumber,
    orderPath: `/order-confirmation/${row.order_id}#key=${key}`,
    contact: { name, email },
    phoneEnds: change.phone ? phone.slice(SHOWN) : null,
  })
  if (change.email && isEmail(row.email))
    await send({ news: "elsewhere", orderNumber, contact: { name, email: row.email }, phoneEnds: null })
}
