import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { MadeChange, pieceChangeCalls } from "@silai/contracts/checkout/piece-change-calls"
import { cheaperProgress } from "@silai/contracts/checkout/service"
import { type StoredPieceChange, pieceChangeKeyOf } from "@silai/contracts/order/piece-change"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { lineOnWire } from "../rules/phone-order-wire"
import { type ChangeAsked, priceChange } from "../workflows/piece-change/price"
import { leftOfOrder, refundStatuses } from "../workflows/refund/order-refund"
import { waitingChangeOf } from "./phone-order/unpaid"

type Quote = ReplyOf<typeof pieceChangeCalls.quote>["data"]
type Changes = ReplyOf<typeof pieceChangeCalls.all>["data"]

/** The price of adding a piece to an order, from plain reads. @throws as `priceChange` */
export async function quoteChange(container: MedusaContainer, asked: ChangeAsked): Promise<Quote> {
  const { order, line, difference, isShort } = await priceChange(container, asked)
  const { carriedPaise, duePaise, cheaperPaise } = difference
  return {
    line: { ...lineOnWire(line), isShort },
    discountRupees: toRupees(carriedPaise),
    paidRupees: toRupees(order.out?.paidPaise ?? 0),
    differenceRupees: toRupees(duePaise - cheaperPaise),
    leftRupees: toRupees(await leftOfOrder(databaseOf(container), asked.orderId)),
  }
}

/**
 * The pieces that joined an order, the state of their refunds, and the piece that waits for its payment. Roles that see
 * no contacts see no link and no person. @throws order.not_found
 */
export async function changesOfOrder(container: MedusaContainer, orderId: string, role: Role): Promise<Changes> {
  const sql = databaseOf(container)
  const kept = await container.resolve("silai_order").changesOf(sql, orderId)
  const isSeen = seesContact(role)
  const waiting = await waitingChangeOf(sql, orderId)
  return {
    waiting:
      waiting && (isSeen ? waiting : { ...waiting, customerName: "", phone: "", email: "", address: null, link: null }),
    made: await Promise.all(
      kept.map(async (one): Promise<MadeChange> => {
        const money = cheaperProgress(
          one.refundPaise,
          (await refundStatuses(sql, [pieceChangeKeyOf(one.id)])).get(pieceChangeKeyOf(one.id)) ?? null,
        )
        return { ...madeOf(one), money, reason: isSeen ? one.reason : hideContact(one.reason) }
      }),
    ),
  }
}

const madeOf = ({
  id,
  at,
  by,
  reason,
  place,
  quantity,
  out,
  paidPaise,
  refundPaise,
  attemptId,
}: StoredPieceChange) => ({
  _id: id,
  at,
  by,
  reason,
  itemId: `${place}`,
  quantity,
  insteadOf: out && { itemId: `${out.place}`, quantity: out.quantity },
  paidRupees: toRupees(paidPaise),
  paymentId: attemptId,
  refundRupees: toRupees(refundPaise),
})
