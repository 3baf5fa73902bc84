import { Pool } from "pg"
import { expect, test } from "vitest"
import { theShop } from "../../rig/facts"
import { statementsOf } from "../../rig/migration"

const migration = (way: "up" | "down") => statementsOf("backend/src/modules/house", "Migration20261126003000", way)

test("keeps photos of an earlier version's three tables with the same ids, owners, order and files after the update", async () => {
  const pool = new Pool({ connectionString: theShop().databaseUrl, max: 1 })
  const client = await pool.connect()
  try {
    // All of it is rolled back: the test shop stays as it is.
    await client.query("begin")
    for (const one of await migration("down")) await client.query(one)
    // Their owners are of no concern here.
    for (const [table, owner] of [
      ["review_image", "review_id"],
      ["return_photo", "return_id"],
      ["uid_photo", "report_id"],
    ])
      await client.query(`alter table ${table} drop constraint if exists ${table}_${owner}_fkey`)
    await client.query(
      `insert into review_image (id, review_id, customer_id, place, small_file_id, large_file_id, file_state) values
         ('rvi_1', 'rev_1', 'cus_1', 2, 's1', 'l1', 'kept'), ('rvi_2', null, 'cus_1', 0, 's2', 'l2', 'leaving')`,
    )
    await client.query(
      `insert into return_photo (id, session_id, customer_id, return_id, file_id, file_state) values
         ('rph_1', 'ses_1', 'cus_1', 'ret_1', 'f1', 'kept'), ('rph_2', 'ses_1', null, null, 'f2', 'kept')`,
    )
    await client.query(
      `insert into uid_photo (id, report_id, file_id, file_state) values ('uph_1', 'urp_1', 'f3', 'kept'), ('uph_2', null, 'f4', 'writing')`,
    )
    for (const one of await migration("up")) await client.query(one)
    const { rows } = await client.query(
      `select id, kind, owner_id as owner, place, session_id as session, customer_id as customer, file_ids as files, state, due_at > now() as due
         from sent_file where id ~ '_[12]$' order by id`,
    )
    const unused = { owner: null, place: 0, session: null, customer: null, state: "kept", due: true }
    const row = (id: string, kind: string, files: string[], more: object) => ({ id, kind, files, ...unused, ...more })
    const inUse = (owner: string) => ({ owner, due: null })
    expect(rows).toEqual([
      row("rph_1", "return", ["f1"], { ...inUse("ret_1"), session: "ses_1", customer: "cus_1" }),
      row("rph_2", "return", ["f2"], { session: "ses_1" }),
      row("rvi_1", "review", ["s1", "l1"], { ...inUse("rev_1"), place: 2, customer: "cus_1" }),
      row("rvi_2", "review", ["s2", "l2"], { customer: "cus_1", state: "leaving" }),
      row("uph_1", "uidReport", ["f3"], inUse("urp_1")),
      row("uph_2", "uidReport", ["f4"], { state: "writing" }),
    ])
    const { rows: left } = await client.query(`select 1 from review_image, return_photo, uid_photo`)
    expect(left).toEqual([])
  } finally {
    await client.query("rollback")
    client.release()
    await pool.end()
  }
})
