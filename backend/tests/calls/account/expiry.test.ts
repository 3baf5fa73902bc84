import { profileCalls } from "@silai/contracts/account/calls"
import { sweepSessions } from "@silai/kit/devices"
import type { Sql } from "@silai/kit/knex"
import { expect, test } from "vitest"
import { aCustomer } from "../../rig/customer"
import { oneRow, sql } from "../../rig/sql"

/** The rig's database connection, in the kit's interface. */
const asKit: Sql = {
  raw: (async (statement: string, values: readonly unknown[] = []) => {
    let at = 0
    const rows = await sql(
      statement.replaceAll("?", () => `$${++at}`),
      [...values],
    )
    return { rows, rowCount: rows.length }
  }) as Sql["raw"],
}

test("deletes expired sessions, and no others", async () => {
  const [idle, old, well] = [await aCustomer(), await aCustomer(), await aCustomer()]
  await sql(`update session set idle_until = now() - interval '1 second' where actor_id = $1`, [idle.id])
  await sql(`update session set expires_at = now() - interval '1 second' where actor_id = $1`, [old.id])
  while (await sweepSessions(asKit, 1)) {
    /* one at a time, to see that it terminates */
  }
  const left = await sql<{ actor_id: string }>(`select actor_id from session where actor_id = any($1)`, [
    [idle.id, old.id, well.id],
  ])
  expect(left).toEqual([{ actor_id: well.id }])
})

test("signs out a customer deleted by the shop at once", async () => {
  const { at, id } = await aCustomer()
  await sql(`update customer set deleted_at = now() where id = $1`, [id])
  expect((await at.call(profileCalls.userSingle)).status).toBe(401)
})

test("extends the idle limit with a visit, never the absolute one", async () => {
  const { at, id } = await aCustomer()
  await sql(
    `update session set seen_at = now() - interval '1 hour', idle_until = now() + interval '1 minute' where actor_id = $1`,
    [id],
  )
  const before = await oneRow<{ idle_until: Date; expires_at: Date }>(
    `select idle_until, expires_at from session where actor_id = $1`,
    [id],
  )
  await at.call(profileCalls.userSingle)
  await expect
    .poll(async () =>
      (
        await sql<{ idle_until: Date }>(`select idle_until from session where actor_id = $1`, [id])
      )[0]!.idle_until.getTime(),
    )
    .toBeGreaterThan(before.idle_until.getTime())
  const after = await oneRow<{ expires_at: Date }>(`select expires_at from session where actor_id = $1`, [id])
  expect(after.expires_at).toEqual(before.expires_at)
})
