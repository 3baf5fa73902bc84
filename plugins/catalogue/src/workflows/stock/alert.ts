import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { STOCK_ALERT } from "@silai/contracts/catalogue/limits"
import { alertRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { StockAlertMail } from "@silai/contracts/messaging/topics"
import { pushMessages } from "@silai/contracts/push/messages"
import { emitEvents } from "@silai/kit/events"
import { houseLocation } from "@silai/kit/house-ids"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Database } from "@silai/kit/knex"
import { enqueueOutbox, enqueueUnproven } from "@silai/kit/outbox"
import { countWithin } from "@silai/kit/rate-limit"
import { refuse, refuseWith } from "@silai/kit/refuse"

type Wait = { id: string; colourway_id: string; size: string }
type Alert = Wait & {
  email: string
  phone: string
  by_whatsapp: boolean
  device: string
  name: string
  slug: string
  key: string
}

const mailOf = (
  { email, size, name, slug, key }: Pick<Alert, "email" | "size" | "name" | "slug" | "key">,
  news: StockAlertMail["news"],
): StockAlertMail => ({
  news,
  email,
  piece: name,
  size,
  piecePath: `/product/${slug}`,
  endPath: `/stock-alert/${key}`,
})

const eventOf = ({ id, colourway_id, size }: Wait) => ({ id, product_id: colourway_id, size })

/** Where it is sent: exactly one of an address, a phone and a device. `isOwn`: proven to be the sender's. */
type AlertTo = { email: string; phone: string; byWhatsapp: boolean; device: string; isOwn: boolean }
type Size = { variantId: string; size: string }
const noOne: AlertTo = { email: "", phone: "", byWhatsapp: false, device: "", isOwn: true }

/**
 * An address as given, the phone that the signed-in customer has proven, or the browser in which notices ring.
 * @throws catalogue.alert_no_address, alert_no_phone, alert_no_device, alert_no_whatsapp, alert_stopped
 */
export async function alertTo(
  container: MedusaContainer,
  { by, email = "", endpoint = "" }: ParsedBodyOf<typeof stockAlertCalls.ask>,
  customerId: string | null | undefined,
): Promise<AlertTo> {
  const sql = databaseOf(container)
  const ask = { about: "other", by, to: { customerId } } as const
  // An address is no proof of a person: a stranger must not learn here that it wants no messages, so its mails just end.
  if (customerId && !(await container.resolve("messaging").isWanted(sql, ask)))
    throw refuse(alertRefusals.alert_stopped)
  if (by === "mail") {
    if (!email) throw refuse(alertRefusals.alert_no_address)
    const person = customerId ? await container.resolve("account").provenPerson(sql, { customerId }) : null
    return { ...noOne, email, isOwn: person?.email?.toLowerCase() === email.toLowerCase() }
  }
  if (by === "device") {
    const device = await container.resolve("push").deviceOf(sql, endpoint)
    if (!device) throw refuse(alertRefusals.alert_no_device)
    return { ...noOne, device }
  }
  const byWhatsapp = by === "whatsapp"
  if (byWhatsapp && !container.resolve("messaging").sendsWhatsapp) throw refuse(alertRefusals.alert_no_whatsapp)
  const phone = customerId ? await container.resolve("account").phoneOf(sql, customerId) : null
  if (!phone) throw refuse(alertRefusals.alert_no_phone)
  return { ...noOne, phone, byWhatsapp }
}

/**
 * Counts a request. One for an address that is not proven counts for the address, from however many networks; one for the
 * sender's own does not, so that strangers cannot use up its owner's.
 * @throws catalogue.alert_often
 */
export async function countAlert(
  sql: Database,
  { email, device, isOwn }: AlertTo,
  customerId: string | null | undefined,
): Promise<void> {
  const rule = isOwn ? STOCK_ALERT.perPerson : STOCK_ALERT.perAddress
  const key = isOwn ? (customerId ?? device) : email
  const seconds = await countWithin(sql, isOwn ? "stock_alert_own" : "stock_alert_to", key, rule)
  if (seconds === 0) return
  throw refuseWith({ retryAfterSeconds: seconds }, alertRefusals.alert_often, seconds, rule.points)
}

/**
 * Stores the wait and, to an address, its first mail; asked again, nothing is sent, and a phone's latest way counts.
 * @throws catalogue.alert_no_size, alert_in_stock
 */
export async function askStockAlert(
  container: MedusaContainer,
  { variantId, size, email, phone, byWhatsapp, device, isOwn }: Size & AlertTo,
): Promise<Size> {
  const [line] = await container.resolve("catalogue").priceLines([{ variantId, size }])
  if (!line?.published || line.inventoryItemId === null) throw refuse(alertRefusals.alert_no_size)
  if (line.stock > 0 || line.backorder) throw refuse(alertRefusals.alert_in_stock)
  const { colourwayId, size: label, name, slug } = line
  await databaseOf(container).transaction(async (trx) => {
    const asked = await one<{ id: string; key: string }>(
      trx,
      `insert into stock_alert (id, colourway_id, size, email, phone, by_whatsapp, device, key) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning id, key`,
      [
        newId("alert"),
        colourwayId,
        label,
        email,
        phone,
        byWhatsapp,
        device,
        randomBytes(STOCK_ALERT.keyBytes).toString("base64url"),
      ],
    )
    if (!asked) {
      const change = `update stock_alert set by_whatsapp = ? where colourway_id = ? and size = ? and phone = ?`
      if (phone) await trx.raw(change, [byWhatsapp, colourwayId, label, phone])
      return
    }
    const data = [eventOf({ id: asked.id, colourway_id: colourwayId, size: label })]
    await emitEvents(trx, { name: "silai.stock-alert.created", data })
    if (!email) return
    const alert = { ...asked, email, size: label, name, slug }
    const mail = ["stock.alert", `stock.alert:asked:${asked.id}`, mailOf(alert, "asked")] as const
    if (isOwn) await enqueueOutbox(trx, ...mail)
    else await enqueueUnproven(trx, { sender: asked.id, email }, ...mail)
  })
  return { variantId: colourwayId, size: label }
}

/** Deletes waits that nothing was sent for. @returns how many there were */
const drop = (database: Database, which: string, given: (string | number)[]): Promise<number> =>
  database.transaction(async (trx) => {
    const deleting = `delete from stock_alert where ${which} returning id, colourway_id, size`
    const waits = await many<Wait>(trx, deleting, given)
    await emitEvents(trx, { name: "silai.stock-alert.deleted", data: waits.map(eventOf) })
    return waits.length
  })

/** Ends a wait; one that is over already ends too: `ended` is false then. */
export async function endStockAlert(container: MedusaContainer, { key }: { key: string }): Promise<{ ended: boolean }> {
  const ended = await drop(databaseOf(container), `key = ?`, [key])
  return { ended: ended > 0 }
}

/**
 * Writes to all who wait for a size that is back: of one stock level, or of any. A wait is deleted in the transaction that
 * stores its message, so that it is sent once: of two processes that look at the same time, only one deletes it.
 */
export async function sendStockAlerts(container: MedusaContainer, levelId?: string): Promise<void> {
  await databaseOf(container).transaction(async (trx) => {
    const sent = await many<Alert>(
      trx,
      `with due as (
         select a.id, p.title as name, p.handle as slug from stock_alert a
           join product_variant v on v.product_id = a.colourway_id and v.title = a.size and v.deleted_at is null
           join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
           join inventory_level il on il.inventory_item_id = vi.inventory_item_id and il.location_id = ${houseLocation} and il.deleted_at is null
           join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
          where il.stocked_quantity - il.reserved_quantity - il.held > 0 ${levelId ? "and il.id = ?" : ""}
          order by a.asked_at limit ?
       )
       delete from stock_alert a using due where a.id = due.id returning a.id, a.colourway_id, a.email, a.phone, a.by_whatsapp, a.device, a.size, a.key, due.name, due.slug`,
      [...(levelId ? [levelId] : []), STOCK_ALERT.atOnce],
    )
    await emitEvents(trx, { name: "silai.stock-alert.sent", data: sent.map(eventOf) })
    for (const alert of sent) {
      const { id, phone, by_whatsapp: byWhatsapp, device, name: piece, size, slug } = alert
      if (device) {
        const notice = { title: pushMessages.backInStockTitle(size), body: piece, path: `/product/${slug}`, tag: id }
        await container.resolve("push").ring(trx, device, notice, id)
      } else if (byWhatsapp) {
        const note = { phone, piece, size, piecePath: `/product/${slug}` }
        await enqueueOutbox(trx, "stock.back.whatsapp", `stock.back.whatsapp:${id}`, note)
      } else if (phone) await enqueueOutbox(trx, "stock.back.sms", `stock.back.sms:${id}`, { phone, piece, size })
      else await enqueueOutbox(trx, "stock.alert", `stock.alert:back:${id}`, mailOf(alert, "back"))
    }
  })
}

/** Deletes what has waited too long. */
export async function forgetOldAlerts(database: Database): Promise<void> {
  await drop(database, `asked_at < now() - make_interval(days => ?)`, [STOCK_ALERT.days])
}
