import { expect, test } from "vitest"
import type { Database } from "./knex"
import { inSnapshot } from "./snapshot"

function database() {
  const asked: string[] = []
  const trx = {
    raw: async (statement: string) => {
      asked.push(statement)
      return { rows: [], rowCount: 0 }
    },
    rollback: async () => asked.push("rollback"),
  }
  // All that is used of a database.
  return { asked, open: { begin: async () => trx } as unknown as Database }
}

test("reads rows together from one snapshot, and releases the connection, also after a failure", async () => {
  const { asked, open } = database()
  const fail = () => Promise.reject(new Error("gone"))
  await inSnapshot(open, (sql) => sql.raw("select 1"))
  await expect(inSnapshot(open, fail)).rejects.toThrow("gone")
  const begun = "set transaction isolation level repeatable read, read only"
  expect(asked).toEqual([begun, "select 1", "rollback", begun, "rollback"])
})
