import type { MedusaContainer } from "@medusajs/framework/types"
import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { ReturnOptions } from "@silai/contracts/returns/calls"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { DAY_MS } from "@silai/contracts/india"
import { RETURN_FEE, returnNumberOf } from "@silai/contracts/returns/limits"
import { toRupees } from "@silai/kit/money"
import { RELEASED } from "../rules/moves"
import { claimsOf, newClaim, promisedNow } from "./claims"
import { heldLines } from "./held-lines"
import { type FreeSize, possibleFor, whyNotNow } from "../rules/options"
import { shareOf, type Taken } from "../rules/share"
import { untilOf } from "@silai/contracts/returns/window"
import { present } from "@silai/contracts/present"

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

/** The fee and the most that the next return of an order can refund before it. */
async function nextReturn(container: MedusaContainer, sql: Sql, orderId: string, ownFeePaise: number) {
  const next = newClaim({ kind: "return", goodsPaise: 0, ownFeePaise })
  const promised = await promisedNow(container, sql, orderId, [...(await claimsOf(sql, orderId)), next])
  const { feePaise, coveredBy } = present(promised.of(next.id), "what the next return promises")
  return {
    feePaise,
    leftPaise: promised.leftPaise,
    feeTaken: coveredBy && {
      returnNumber: returnNumberOf(coveredBy.number),
      until: new Date(coveredBy.askedAt.getTime() + RETURN_FEE.coversDays * DAY_MS).toISOString(),
    },
  }
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
  const sql = databaseOf(container)
  const taken = await takenOf(sql, order.orderId)
  const { feePaise, leftPaise, feeTaken } = await nextReturn(container, sql, order.orderId, returns.feePaise)
  const now = new Date()
  const held = (await heldLines(sql, order)).map((line) => ({
    line,
    whyNot: whyNotNow(order, returns, now, line.since),
    until: line.since && untilOf(line.since, returns.windowDays),
  }))
  const sizes = await sizesFor(
    container,
    held.flatMap(({ line, whyNot }) => (whyNot ? [] : [line])),
  )
  const lines = held.map(({ line, whyNot, until }) => {
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
  })
  const lastDays = lines.flatMap(({ kinds, until }) => (kinds.length && until ? [until] : []))
  return {
    orderId: order.orderId,
    orderNumber: orderNumberOf(order.number),
    placedAt: order.placedAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    until: lastDays.sort().at(-1) ?? null,
    feeRupees: toRupees(feePaise),
    freeReasons: returns.freeReasons,
    feeTaken,
    leftRupees: toRupees(leftPaise),
    address: order.address,
    lines,
  }
}
