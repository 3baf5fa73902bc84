import { databaseOf, one, type Sql } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { followEngine } from "../workflows/follow-engine"

type EngineEvent = { id: string; order_id?: string }

/** Applies changes made through the engine's own API, or by a plugin's workflow, to our record (decision 0010). */
export const listener: Listener<EngineEvent> = {
  name: "order.engine",
  async run(container, { name, data }) {
    const orderId = await orderOf(databaseOf(container), name, data)
    if (orderId) await followEngine(container, orderId)
  },
}

async function orderOf(sql: Sql, name: string, data: EngineEvent): Promise<string | undefined> {
  if (name === "order.canceled") return data.id
  if (data.order_id) return data.order_id
  // Events of shipping and delivering carry the fulfilment's id.
  const link = await one<{ order_id: string }>(
    sql,
    `select order_id from order_fulfillment where fulfillment_id = ? and deleted_at is null`,
    [data.id],
  )
  return link?.order_id
}
