import { PUSH, type PushPlace } from "@silai/contracts/push/limits"
import { many, one, type Sql } from "@silai/kit/knex"
import type { PushTarget } from "../client/provider"

/** See `IPushModuleService`. */
export async function deviceOf(sql: Sql, endpoint: string): Promise<string | null> {
  const row = await one<{ id: string }>(sql, `select id from push_device where endpoint = ? and place = 'shop'`, [
    endpoint,
  ])
  return row?.id ?? null
}

export type Asked = {
  endpoint: string
  place: PushPlace
  /** The staff member who asks; only their own browser counts in the back office. */
  userId: string | null
  publicKey: string
  orderId: string | undefined
}

/** Whether notices ring in a browser, and for an order; one that rings is seen now. */
export async function stateOf(sql: Sql, { endpoint, place, userId, publicKey, orderId }: Asked) {
  const row = await one<{ id: string; is_followed: boolean }>(
    sql,
    `select d.id, exists (select 1 from push_order o where o.device_id = d.id and o.order_id = ?) as is_followed
       from push_device d where d.endpoint = ? and d.place = ? and d.public_key = ? and (d.place = 'shop' or d.user_id = ?)`,
    [orderId ?? "", endpoint, place, publicKey, userId],
  )
  if (row)
    await sql.raw(`update push_device set seen_at = now() where id = ? and seen_at < now() - interval '1 hour'`, [
      row.id,
    ])
  return { isSubscribed: row !== null, isFollowed: row?.is_followed ?? false }
}

export type Target = PushTarget & { id: string; public_key: string; place: PushPlace; customer_id: string | null }

export const targetOf = (sql: Sql, deviceId: string) =>
  one<Target>(sql, `select id, endpoint, p256dh, auth, public_key, place, customer_id from push_device where id = ?`, [
    deviceId,
  ])

/** The back office's browsers that were seen of late, by staff member. */
export async function officeDevices(sql: Sql): Promise<Map<string, string[]>> {
  const rows = await many<{ user_id: string; ids: string[] }>(
    sql,
    `select user_id, array_agg(id order by id) as ids from push_device
      where place = 'office' and seen_at > now() - make_interval(days => ?) group by user_id`,
    [PUSH.officeDays],
  )
  return new Map(rows.map(({ user_id, ids }) => [user_id, ids]))
}

/** The browsers that ring for an order. */
export async function followersOf(sql: Sql, orderId: string): Promise<string[]> {
  const rows = await many<{ device_id: string }>(
    sql,
    `select device_id from push_order where order_id = ? order by device_id`,
    [orderId],
  )
  return rows.map(({ device_id }) => device_id)
}
