import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReturnKind } from "@silai/contracts/returns/limits"
import { isClosed, type ReturnState } from "@silai/contracts/returns/states"
import { many, type Sql } from "@silai/kit/knex"
import { type Claim, promisesOf } from "../rules/promises"
import { isOpen } from "./request"

type Row = {
  id: string
  number: number
  kind: ReturnKind
  asked_at: Date
  state: ReturnState
  goods_paise: string
  own_fee_paise: string
  fee_paise: string
  short_paise: string
  refund_paise: string
}

/** The requests of an order that use its money, or may: open or refunded. */
export async function claimsOf(sql: Sql, orderId: string): Promise<Claim[]> {
  const rows = await many<Row>(
    sql,
    `select id, number, kind, asked_at, state, goods_paise, coalesce(own_fee_paise, fee_paise) as own_fee_paise,
            fee_paise, short_paise, refund_paise
       from return_request where order_id = ? and (state = 'refunded' or ${isOpen})`,
    [orderId],
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    askedAt: row.asked_at,
    state: row.state,
    isOpen: !isClosed(row.state),
    goodsPaise: Number(row.goods_paise),
    ownFeePaise: Number(row.own_fee_paise),
    feePaise: Number(row.fee_paise),
    shortPaise: Number(row.short_paise),
    refundPaise: Number(row.refund_paise),
  }))
}

/** A request that is about to be made, after all others of its order. */
export const newClaim = (of: Pick<Claim, "kind" | "goodsPaise" | "ownFeePaise">): Claim => ({
  ...of,
  id: "new",
  number: Number.POSITIVE_INFINITY,
  askedAt: new Date(),
  state: "requested",
  isOpen: true,
  feePaise: 0,
  shortPaise: 0,
  refundPaise: 0,
})

/** The refunds that the open requests of an order promise, from its payments as they are now. */
export async function promisedNow(container: MedusaContainer, sql: Sql, orderId: string, claims: readonly Claim[]) {
  return promisesOf(claims, await container.resolve("checkout").leftPaise(sql, orderId))
}
