import type { MedusaContainer } from "@medusajs/framework/types"
import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_FEE, RETURN_KINDS, returnNumberOf } from "@silai/contracts/returns/limits"
import { toRupees } from "@silai/kit/money"
import { RELEASED } from "../rules/moves"
import { heldLines } from "./held-lines"
import { type FreeSize, possibleFor, whyNotNow } from "../rules/options"
import { shareOf, type Taken } from "../rules/share"
import { untilOf } from "@silai/contracts/returns/window"

/** An exchange or an alteration that ends in a refund pays it in full. */
const WITH_FEE = RETURN_KINDS.filter((kind) => RETURN_KIND[kind].promisesMoney)

const NOTHING: Taken = { quantity: 0, paidPaise: 0 }

/** The pieces of each line of an order that requests, open or finished, use up. */
export async function takenOf(sql: Sql, orderId: string): Promise<(itemId: string) => Taken> {
  const rows = await many<{ item_id: string; quantity: number; paid: string }>(
    sql,
    `select l.item_id, sum(l.quantity)::int as quantity, sum(l.paid_paise) as paid
       from return_line l join return_request r on r.id = l.return_id
      where r.order_id = ? and r.state <> all(?::text[]) group by l.item_id`,
    [orderId, [...RELEASED]],
  )
  const taken = new Map(rows.map((row) => [row.item_id, { quantity: row.quantity, paidPaise: Number(row.paid) }]))
  return (itemId) => taken.get(itemId) ?? NOTHING
}

export type Fee = { feePaise: number; taken: { returnNumber: string; until: Date } | null }

/**
 * The fee for an order's next return: none while an earlier request that paid it covers it. A refused or withdrawn
 * request pays none, nor does one whose refund was zero.
 */
export async function feeOf(sql: Sql, orderId: string, feePaise: number): Promise<Fee> {
  const first = await one<{ number: number; until: Date }>(
    sql,
    `select number, asked_at + make_interval(days => ?) as until from return_request
      where order_id = ? and kind = any(?::text[]) and state <> all(?::text[]) and fee_paise > 0 and goods_paise > refund_paise
        and asked_at > now() - make_interval(days => ?) order by asked_at, number limit 1`,
    [RETURN_FEE.coversDays, orderId, WITH_FEE, [...RELEASED], RETURN_FEE.coversDays],
  )
  if (!first || feePaise === 0) return { feePaise, taken: null }
  return { feePaise: 0, taken: { returnNumber: returnNumberOf(first.number), until: first.until } }
}

/** The other sizes of the lines' colourways, with their free stock. */
export async function sizesFor(
  container: MedusaContainer,
  lines: readonly BoughtLine[],
): Promise<(line: BoughtLine) => FreeSize[]> {
  const ids = [...new Set(lines.filter(({ isCustom }) => !isCustom).map(({ colourwayId }) => colourwayId))]
  const cards = ids.length ? await container.resolve("catalogue").cardsOf(ids) : []
  return ({ colourwayId, size, isCustom }) =>
    isCustom
      ? []
      : (cards.find(({ _id }) => _id === colourwayId)?.sizes ?? [])
          .filter((other) => other.size !== size)
          .map((other) => ({ size: other.size, free: Math.max(0, other.stock) }))
}

/** The requests that are possible for each line of an order now, their last day, and the refund. */
export async function optionsOf(container: MedusaContainer, order: BoughtWhole): Promise<ReturnOptions> {
  const { returns } = await container.resolve("shop").settings()
  const taken = await takenOf(databaseOf(container), order.orderId)
  const { feePaise, taken: feeTaken } = await feeOf(databaseOf(container), order.orderId, returns.feePaise)
  const now = new Date()
  const held = (await heldLines(databaseOf(container), order)).map((line) => ({
    line,
    whyNot: whyNotNow(order, returns, now, line.since),
    until: line.since && untilOf(line.since, returns.windowDays),
  }))
  const sizes = await sizesFor(
    container,
    held.flatMap(({ line, whyNot }) => (whyNot ? [] : [line])),
  )
  const last = held.reduce<Date | null>((late, { until }) => (until && (!late || until > late) ? until : late), null)
  return {
    orderId: order.orderId,
    orderNumber: orderNumberOf(order.number),
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    until: last?.toISOString() ?? null,
    feeRupees: toRupees(feePaise),
    freeReasons: returns.freeReasons,
    feeTaken: feeTaken && { returnNumber: feeTaken.returnNumber, until: feeTaken.until.toISOString() },
    address: order.address,
    lines: held.map(({ line, whyNot, until }) => {
      const { cameWith, itemId, name, slug, colour, size, thumbnail, quantity } = line
      const mine = taken(itemId)
      const { open, kinds, why } = possibleFor(line, mine, whyNot ? [] : sizes(line))
      return {
        itemId,
        cameWith,
        until: until?.toISOString() ?? null,
        name,
        slug,
        size,
        thumbnail,
        quantity,
        open,
        color: colour,
        kinds: whyNot ? [] : kinds,
        why: whyNot || why,
        refundRupees: Array.from({ length: open }, (_, at) => toRupees(shareOf(line, mine, at + 1))),
        sizes: whyNot ? [] : sizes(line),
      }
    }),
  }
}
