import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { LinkHours } from "@silai/contracts/checkout/limits"
import { pieceChangeRefusals, pieceChangeMessages } from "@silai/contracts/checkout/piece-change-messages"
import { pieceChangeKeyOf } from "@silai/contracts/order/piece-change"
import { newId } from "@silai/kit/ids"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { rupeesText, toPaise } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { inLine } from "../attempt/buy"
import { openPayment } from "../attempt/open"
import { itemInput } from "../order/engine-order"
import { askRefund } from "../refund/order-refund"
import { holdPiece, lockChanges, waitingOf } from "./hold"
import { type ChangeAsked, priceChange, type PricedChange, snapshotOf } from "./price"
import { changePiecesWorkflow } from "./workflows"

type By = { userId: string; name: string }
type Asked = ChangeAsked & { differenceRupees: number; linkHours: LinkHours; reason: string }

/**
 * The engine's line of a piece, at its position in the order. Its discount is written by a second edit (`silai_order`).
 */
export const engineLineOf =
  (line: PricedChange["line"]) =>
  (place: number, tax: Parameters<typeof itemInput>[2]["tax"]): Record<string, unknown> =>
    itemInput(line, place, { tax, coupon: undefined })

/**
 * Adds a piece to an order. If it costs more, it is held and a link is sent, and the order changes once that is paid;
 * else it changes now, and the difference is no longer due or is refunded.
 * @returns `waits`: whether a link must be paid first
 * @throws order.*, piece_change.*, phone_order.no_links, checkout.unavailable, checkout.gateway_down, and what `quote`
 * throws
 */
export async function changePieces(
  container: MedusaContainer,
  by: By,
  { differenceRupees, linkHours, reason, ...asked }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<{ waits: boolean; duePaise: number; name: string }> {
  const priced = await inLine(() => priceChange(container, asked))
  const { order, line, difference } = priced
  const { duePaise, cheaperPaise } = difference
  if (duePaise - cheaperPaise !== toPaise(differenceRupees)) throw refuse(pieceChangeRefusals.difference_changed)
  const { orderId, insteadOf } = asked
  const snapshot = snapshotOf(priced, additionalData)
  const input = { orderId, customerId: order.customerId, snapshot, insteadOf }
  await changePiecesWorkflow.validate(container, input, additionalData)
  const changeId = newId("chg")
  const change = {
    id: changeId,
    orderId,
    number: order.number,
    out: insteadOf,
    outPaidPaise: order.out?.paidPaise ?? 0,
    reason,
  }
  if (duePaise > 0) {
    const fingerprint = createHash("sha256")
      .update(JSON.stringify([orderId, asked.piece, insteadOf, duePaise, linkHours, reason]))
      .digest("base64url")
    const held = await inLine(
      () => holdPiece(container, { change, customerId: order.customerId, snapshot, fingerprint, by, linkHours }),
      "next",
    )
    await openPayment(container, held)
    await notifyLive(databaseOf(container), "phone-order.changed", { attemptId: held.id })
    await notifyLive(databaseOf(container), "order.changed", { orderId })
  } else {
    await databaseOf(container).transaction(async (trx) => {
      await lockChanges(trx, orderId)
      if (await waitingOf(trx, orderId)) throw refuse(pieceChangeRefusals.waits)
      const ask = {
        orderId,
        key: pieceChangeKeyOf(changeId),
        amountPaise: cheaperPaise,
        orLess: true,
        reason: reason || pieceChangeMessages.cheaper,
        by,
      }
      const refundPaise = cheaperPaise > 0 ? await askRefund(trx, ask) : 0
      await container.resolve("silai_order").changePieces(container, trx, {
        ...change,
        line,
        cheaperPaise,
        refundPaise,
        payment: null,
        by,
        engineLine: engineLineOf(line),
      })
    })
    void changePiecesWorkflow.runDoneHooks(container, input, additionalData, { orderId, changeId })
  }
  log("info", "piece of an order changed", { order: orderId, change: changeId, by: by.userId, waits: duePaise > 0 })
  return { waits: duePaise > 0, duePaise, name: order.contact.name }
}

export const changedSentence = ({ waits, duePaise, name }: Awaited<ReturnType<typeof changePieces>>): string =>
  waits ? pieceChangeMessages.linkSent(rupeesText(duePaise), name) : pieceChangeMessages.changed
