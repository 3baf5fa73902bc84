import { PICTURE } from "@silai/contracts/catalogue/limits"
import type { orderPlaced } from "@silai/contracts/messaging/topics"
import { ORDER_MAIL, orderNumberOf } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import { codeOf, isOver } from "@silai/contracts/order/status"
import { newId } from "@silai/kit/ids"
import type { Database } from "@silai/kit/knex"
import { enqueueUnproven } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { countTry, refuseUntil } from "@silai/kit/rate-limit"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { Visitor } from "@silai/kit/visitor"
import type { z } from "zod"
import { findWholeRow, type Ask } from "../queries/find"
import type { OrderStateRow } from "../queries/order"
import { duePaiseOf, isOwed, thereOf } from "../queries/show"

type Letter = z.input<typeof orderPlaced>
type MailedOrder = Pick<OrderStateRow, "order_id" | "number" | "placed_at" | "delivery_method" | "details">

/** Mail programs show no WebP; every picture also has a JPEG. */
const pictureOf = (thumbnail: string | null): string | null =>
  thumbnail?.endsWith(`-${PICTURE.thumbnailWidth}.webp`) && thumbnail.startsWith("/")
    ? thumbnail.replace(/-\d+\.webp$/, `-${PICTURE.fallbackWidth}.jpg`)
    : null

/**
 * The data of the confirmation mail. Its link has a key that opens the order without a sign-in; the key is behind the
 * #, so no server's log contains it. `duePaise`: what is still to be paid, or null when all is paid.
 */
export function letterOf(order: MailedOrder, duePaise: number | null): Letter {
  const { contact, address, lines, totals, tax, collectHours, cod, promised } = order.details
  const { cgstPaise = 0, sgstPaise = 0, igstPaise = 0 } = tax?.total ?? {}
  return {
    orderNumber: orderNumberOf(order.number),
    placedAt: order.placed_at.toISOString(),
    orderPath: `/order-confirmation/${order.order_id}#key=${orderKeyOf(order.order_id)}`,
    contact: { name: contact.name, email: contact.email },
    deliveryMethod: order.delivery_method,
    collectHours,
    address,
    totals,
    ...(tax && { taxPaise: cgstPaise + sgstPaise + igstPaise }),
    isDue: duePaise !== null,
    promised,
    ...(duePaise !== null && (cod ? { atDoorPaise: duePaise } : { duePaise })),
    lines: thereOf({ lines }).map(({ name, colour, size, quantity, linePaise, measurement, thumbnail }) => ({
      name,
      colour,
      size,
      quantity,
      linePaise,
      measurement,
      picture: pictureOf(thumbnail),
    })),
  }
}

/**
 * Sends the order's mail once more: only to the order's own address, at the request of a caller who may see the whole
 * order.
 * @returns that address.
 * @throws order.not_found, order.link_over, order.over, order.no_email, house.too_many
 */
export async function sendMailAgain(database: Database, visitor: Visitor, ask: Ask): Promise<string> {
  const row = await findWholeRow(database, visitor, ask)
  if (isOver(row.code)) throw refuse(orderRefusals.over)
  if (!row.email) throw refuse(orderRefusals.no_email)
  await countTry(database, "order_mail", row.order_id, ORDER_MAIL.perOrder)
  const letter = letterOf(row, isOwed(row) ? duePaiseOf(row) : null)
  // The first mail's next step and promised days are out of date by now.
  if (row.code !== codeOf("placed")) letter.promised = null
  const to = { sender: row.order_id, email: row.email }
  const key = `order.placed.mail:${row.order_id}:${newId("again")}`
  const retryAfterSeconds = await enqueueUnproven(database, to, "order.placed", key, letter)
  if (retryAfterSeconds > 0) throw refuseUntil(retryAfterSeconds)
  return row.email
}
