import { listenersToShop } from "@silai/contracts/listeners"
import { theShop } from "../rig/facts"
import type { RunningShop } from "../rig/shop"
import { sql } from "../rig/sql"
import type { Ask } from "./requests"

/** It has a coupon and a return. */
const CHANGED_ORDER = "order_grown_510"

async function work(which: "" | "?sweeps"): Promise<Awaited<ReturnType<Ask["send"]>>> {
  const { status } = await fetch(`${theShop().api}/__work${which}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  })
  return { status, body: { message: "" } }
}

/** As a change of an order queues work for each listener. */
const queueChange = () =>
  sql(
    `insert into outbox (topic, dedupe_key, payload, listener)
     select 'engine.event', 'changed:' || gen_random_uuid(), jsonb_build_object('name', 'order.updated', 'data', jsonb_build_array(jsonb_build_object('id', $1::text))), listener
       from unnest($2::text[]) listener`,
    [CHANGED_ORDER, listenersToShop("order.updated")],
  )

/** Restarts the backend with workers that only work when asked to, and lets them do what the filling has left. */
export async function startWorking(shop: RunningShop): Promise<void> {
  await shop.backend().stop()
  await shop.startBackend({ WORKER_PACE: "10", DATABASE_POOL: "4" })
  for (let times = 0; times < 2; times++) await work("?sweeps")
  await sql(`vacuum analyze`)
}

/** The shop's own work: a look of every worker, and the listeners of an order's change. */
export const everyWork = (): Ask[] => [
  { name: "work, a look of every worker", kind: "page", send: () => work("?sweeps") },
  {
    name: "work, after an order's change",
    kind: "page",
    async send() {
      await queueChange()
      return work("")
    },
  },
]
