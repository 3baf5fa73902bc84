import { afterAll } from "vitest"
import { eventually } from "./eventually"
import { hasOwnShop } from "./facts"
import { sql } from "./sql"

const unpaid = `status in ('open', 'held')`

// Bags that a file leaves unpaid hold pieces for minutes: what the next file can buy would depend on the file before.
afterAll(async () => {
  if (hasOwnShop()) return
  const held = await sql<{ id: string }>(
    `update checkout_attempt set held_until = now() - interval '1 minute' where ${unpaid} returning id`,
  )
  await eventually("nothing of this file is held", async () => {
    const ids = held.map(({ id }) => id)
    return !(await sql(`select 1 from checkout_attempt where ${unpaid} and id = any($1) limit 1`, [ids])).length
  })
})
