import type { MedusaContainer } from "@medusajs/framework/types"
import { present } from "@silai/contracts/present"
import { crashPoint } from "@silai/kit/crash-point"
import { emitEvents } from "@silai/kit/events"
import { only, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { asRefusal } from "@silai/kit/refuse"
import { type AskedChange, type Attempt, lockAttemptsOfOrder, moveAttempt } from "../attempt/attempt"
import { recordMorePayment } from "../order/engine-order"
import { releaseHolds } from "../stock/stock"
import { engineLineOf } from "./change"

/**
 * Adds a paid piece to its order, in the placing's transaction: its payment in the engine's books, the order, the held
 * piece reserved, and the leaving ones freed. @returns why it cannot, with all of this rolled back: the order was
 * packed, cancelled or changed
 */
export async function addPiece(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  change: AskedChange,
): Promise<string | null> {
  const { orderId } = change
  // Before the order, in the same order as a refund locks them.
  await lockAttemptsOfOrder(trx, orderId)
  await trx.raw(`savepoint piece_change`)
  try {
    await changeOrder(container, trx, attempt, change)
  } catch (error) {
    const refusal = asRefusal(error)
    // The engine's own failures are retried.
    if (!refusal || refusal.status >= 500) throw error
    await trx.raw(`rollback to savepoint piece_change`)
    return refusal.message
  }
  await notifyLive(trx, "phone-order.changed", { attemptId: attempt.id })
  return null
}

async function changeOrder(container: MedusaContainer, trx: Sql, attempt: Attempt, change: AskedChange): Promise<void> {
  const { orderId } = change
  const line = present(attempt.snapshot.lines[0], "the piece of a change")
  const payment = await only<{ method: string; captured_at: Date }>(
    trx,
    `select method, captured_at from gateway_payment where gateway = ? and payment_id = ?`,
    [attempt.gateway, attempt.gateway_payment_id],
  )
  const book = async () => {
    const paymentId = await recordMorePayment(container, trx, attempt, orderId)
    await moveAttempt(trx, attempt.id, "placed", {
      order_id: orderId,
      engine_payment_id: paymentId,
      lease_until: null,
      last_error: null,
    })
    await emitEvents(trx, { name: "payment.captured", data: [{ id: paymentId }] })
    crashPoint("after-payment")
  }
  await container.resolve("silai_order").changePieces(container, trx, {
    id: change.id,
    orderId,
    line,
    out: change.out,
    outPaidPaise: change.outPaidPaise,
    cheaperPaise: 0,
    refundPaise: 0,
    payment: {
      attemptId: attempt.id,
      paidPaise: Number(attempt.amount_paise),
      paidAt: payment.captured_at.toISOString(),
      method: payment.method,
    },
    reason: change.reason,
    by: present(attempt.phone_order, "who asked for a change").by,
    engineLine: engineLineOf(line),
    book,
    releaseHold: async (levels) => {
      const { missed } = await releaseHolds(trx, [attempt.id], new Map(levels.map((level) => [level.item, level])))
      if (missed.length) throw new Error(`Held goods had no stock level: ${missed.join(", ")}`)
    },
  })
  crashPoint("before-commit")
}
