import { MOVE_WAITS_SECONDS } from "@silai/contracts/order/limits"
import { databaseOf, many } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { followEngine } from "../workflows/follow-engine"

/** Moves that a crash has cut off: what the engine has done of them is followed, and what it has not may be begun again. */
export const worker: Worker = {
  name: "order.unfinished-moves",
  everyMs: 15_000,
  async run(container) {
    const database = databaseOf(container)
    const late = await many<{ order_id: string; moving: string }>(
      database,
      `select order_id, moving::text as moving from order_state where moving is not null and (moving ->> 'at')::bigint < extract(epoch from now()) * 1000 - ? limit 50`,
      [MOVE_WAITS_SECONDS * 1000],
    )
    for (const { order_id, moving } of late) {
      await followEngine(database, order_id)
      await database.raw(`update order_state set moving = null where order_id = ? and moving = ?::jsonb`, [
        order_id,
        moving,
      ])
    }
  },
}
