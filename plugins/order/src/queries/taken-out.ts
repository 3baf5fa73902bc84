import type { MedusaContainer } from "@medusajs/framework/types"
import { cheaperProgress } from "@silai/contracts/checkout/service"
import type { TakenOut, TakenOutReply } from "@silai/contracts/order/edit-calls"
import { orderRefusals } from "@silai/contracts/order/messages"
import { takenOutKeyOf } from "@silai/contracts/order/service"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"
import { databaseOf, one } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { refundFor } from "../rules/take-out"
import type { OrderDetails } from "./order"

/**
 * The pieces that were removed from an order, the state of their refund, and what is left for another, as this role may
 * read it: the reason is free text that may contain a phone. @throws order.not_found
 */
export async function takenOutOf(container: MedusaContainer, orderId: string, role: Role): Promise<TakenOutReply> {
  const sql = databaseOf(container)
  const row = await one<{ details: OrderDetails }>(sql, `select details from order_state where order_id = ?`, [orderId])
  if (!row) throw refuse(orderRefusals.not_found)
  const till = container.resolve("checkout")
  const shown = seesContact(role) ? (text: string) => text : hideContact
  const data = await Promise.all(
    (row.details.takenOut ?? []).map(async (out): Promise<TakenOut> => {
      const { id, at, by, reason, pieces } = out
      const paise = refundFor(out)
      const money = cheaperProgress(paise, await till.refundOf(sql, takenOutKeyOf(id)))
      return {
        _id: id,
        at,
        by,
        reason: shown(reason),
        rupees: toRupees(paise),
        money,
        pieces: pieces.map(({ place, quantity }) => ({ itemId: `${place}`, quantity })),
      }
    }),
  )
  return { data, leftRupees: toRupees(await till.leftPaise(sql, orderId)) }
}
