import type { ExecArgs } from "@medusajs/framework/types"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { reconcile, mailOwners } from "../workflows/reconcile/reconcile"

const shape = /^\d{4}-\d{2}-\d{2}$/
const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`)
const oneDayMs = 24 * 60 * 60 * 1000

/**
 * Compares any span of days, first and last included, with every gateway: `2026-11-01 2026-11-23`. Differences are
 * listed under Payments.
 */
export default async function reconcileDays({ container, args }: ExecArgs): Promise<void> {
  const [first = "", last = first] = args
  if (!shape.test(first) || !shape.test(last) || first > last)
    throw new Error("Please name the first and the last day, such as 2026-11-01 2026-11-23.")
  const database = databaseOf(container)
  const gateways = await many<{ gateway: string }>(database, `select distinct gateway from gateway_payment order by 1`)
  for (const { gateway } of gateways) {
    const to = new Date(startOf(last).getTime() + oneDayMs)
    const read = await reconcile(container, gateway, startOf(first), to)
    log("info", read ? "days reconciled" : "a gateway without lists cannot be reconciled", {
      gateway,
      first,
      last,
      ...read,
    })
  }
  await mailOwners(container)
}
