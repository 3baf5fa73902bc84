import type { MedusaContainer } from "@medusajs/framework/types"
import { gatewayNamed, type IGatewayModuleService } from "@silai/contracts/checkout/gateway"
import type { LinkHours } from "@silai/contracts/checkout/limits"
import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { pieceChangeRefusals } from "@silai/contracts/checkout/piece-change-messages"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { PIECE_CHANGE } from "@silai/contracts/order/limits"
import { crashPoint } from "@silai/kit/crash-point"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { madeOrReady } from "../../rules/made-or-ready"
import { type AskedChange, type Attempt, attemptsOfOrder, waitsForPayment } from "../attempt/attempt"
import { goneFrom, insertAttempt, ofTheShop } from "../attempt/open"
import { lockStock, needsOf, shortOn, take } from "../stock/stock"

type Held = {
  change: AskedChange
  customerId: string | null
  snapshot: Snapshot
  fingerprint: string
  by: { userId: string; name: string }
  linkHours: LinkHours
}

/** Changes of one order queue here, so that the second of two finds the first. */
export const lockChanges = (trx: Sql, orderId: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`change ${orderId}`])

/** The change of an order that waits for its payment; it stays the same only under `lockChanges`. */
export const waitingOf = (sql: Sql, orderId: string) =>
  one<Attempt>(sql, `select * from checkout_attempt where ${waitsForPayment}`, [orderId])

/**
 * Holds a piece until its difference is paid: by an attempt like any other, whose hold and link expire. Only one change
 * of an order waits at a time; the same request again finds it. The order itself is not touched.
 * @throws piece_change.waits, piece_change.too_many, phone_order.no_links, checkout.unavailable
 */
export async function holdPiece(container: MedusaContainer, held: Held): Promise<Attempt> {
  const { change, customerId, snapshot, fingerprint, by, linkHours } = held
  const gateway = container.resolve("checkout").gatewayFor(snapshot.deliveryMethod)
  if (!container.resolve<IGatewayModuleService>(gatewayNamed(gateway)).links) throw refuse(phoneOrderRefusals.no_links)
  const attempt = await databaseOf(container).transaction(async (trx) => {
    await lockChanges(trx, change.orderId)
    const waiting = await waitingOf(trx, change.orderId)
    if (waiting?.fingerprint === fingerprint) return waiting
    if (waiting) throw refuse(pieceChangeRefusals.waits)
    if ((await attemptsOfOrder(trx, change.orderId)).length > PIECE_CHANGE.mostPaid)
      throw refuse(pieceChangeRefusals.too_many)
    const id = newId("chk")
    const needs = needsOf(snapshot.lines)
    const levels = await lockStock(trx, needs, [], { why: "held", attemptId: id, by })
    const short = shortOn(levels, needs)
    if (short.length) throw goneFrom(snapshot, short)
    const free = new Map([...levels].map(([item, level]) => [item, level.free]))
    const bagKey = `change_${change.id}`
    const buyer = {
      bagKey,
      sessionId: bagKey,
      customerId,
      guestAddress: null,
      gateway,
      phoneOrder: { by, payBy: "link" as const, linkHours, asked: fingerprint },
      pieceChange: change,
    }
    const bought = { ...snapshot, lines: madeOrReady(snapshot.lines, free) }
    const made = await insertAttempt(trx, id, buyer, bought, fingerprint, ofTheShop.seconds)
    await take(trx, id, levels, needs, null)
    return made
  })
  crashPoint("after-hold")
  return attempt
}
