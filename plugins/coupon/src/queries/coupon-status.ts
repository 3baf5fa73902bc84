import { couponCodeOf } from "@silai/contracts/coupon/code"
import { one, type Sql } from "@silai/kit/knex"

type Standing = { code: string; status: "held" | "used" | "none"; orderId: string | null }

/** A code's state in this shopper's latest purchase. Another person's code has none. */
export async function standingOf(
  sql: Sql,
  { sessionId, customerId }: { sessionId: string; customerId: string | null },
  typed: string,
): Promise<Standing> {
  const code = couponCodeOf(typed)
  const claim = await one<{ status: "held" | "used"; order_id: string | null }>(
    sql,
    `select status, order_id from coupon_claim where bag_key = any(?::text[]) and code = ? order by held_at desc limit 1`,
    [[sessionId, ...(customerId ? [customerId] : [])], code],
  )
  return { code, status: claim?.status ?? "none", orderId: claim?.order_id ?? null }
}
