import { expect, test } from "vitest"
import type { Database } from "./knex"
import { inPages } from "./pages"

/** A database with so many rows behind the cursor; it notes its statements. */
function database(rows: number) {
  const asked: string[] = []
  let read = 0
  const trx = {
    raw: async (statement: string) => {
      asked.push(statement)
      const size = Number(/^fetch (\d+)/.exec(statement)?.[1] ?? 0)
      const found = Array.from({ length: Math.min(size, rows - read) }, () => ({ n: ++read }))
      return { rows: found, rowCount: found.length }
    },
    rollback: async () => asked.push("rollback"),
  }
  // All that is used of a database.
  return { asked, open: { begin: async () => trx } as unknown as Database }
}

test("reads a list some rows at a time, each once, and releases its connection", async () => {
  const { asked, open } = database(1_200)
  const pages: number[][] = []
  for await (const page of inPages(open, "select n from buyer limit ?", [5_000], ({ n }: { n: number }) => n))
    pages.push(page)
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 200])
  expect(pages.flat()).toEqual(Array.from({ length: 1_200 }, (_, at) => at + 1))
  expect(asked.at(-1)).toBe("rollback")
})

test("releases the connection too when a reader leaves early", async () => {
  const { asked, open } = database(1_200)
  for await (const _ of inPages(open, "select n from buyer", [], (row) => row)) break
  expect(asked.filter((statement) => statement.startsWith("fetch"))).toHaveLength(1)
  expect(asked.at(-1)).toBe("rollback")
})
