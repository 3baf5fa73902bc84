import { one, type Sql } from "@silai/kit/knex"

/** A customer's points, or everyone's together. */
export async function pointsOf(sql: Sql, customerId: string | null): Promise<number> {
  const found = await one<{ points: number }>(
    sql,
    `select coalesce(sum(points), 0)::int as points from loyalty_points where ?::text is null or customer_id = ?`,
    [customerId, customerId],
  )
  return found?.points ?? 0
}

export async function givePoints(sql: Sql, customerId: string, points: number): Promise<void> {
  await sql.raw(`insert into loyalty_points (customer_id, points) values (?, ?)`, [customerId, points])
}
