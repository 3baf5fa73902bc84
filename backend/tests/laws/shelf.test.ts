import { expect, it } from "vitest"
import { usesOf, sqlIn, wordsOf } from "./statements"
import { bare, code, isTest, textOf } from "./sources"

const home = "backend/kit/engine/stock.ts"
const shelf = new Set(["inventory_level", "reservation_item"])
const running = code.filter((file) => !isTest(file) && !/\/(migrations|seed|bench)\//.test(file))

/** Whether a statement locks stock rows. */
const locks = (sql: string) =>
  /\bfor (no key )?update\b/.test(wordsOf(sql).join(" ").toLowerCase()) &&
  usesOf(sql).some(({ table }) => shelf.has(table))

it("locks stock levels by one function, in the kit, and nowhere else", () => {
  const locking = running.filter((file) => sqlIn(file).some(locks))
  expect(locking).toEqual([home])
  const named = running.filter((file) => /\bfunction lockLevels\b|\b(const|let) lockLevels\b/.test(bare(file)))
  expect(named).toEqual([home])
})

it("locks a count that code changes in SQL with that function", () => {
  const changing = running.filter((file) =>
    sqlIn(file).some((sql) =>
      usesOf(sql).some(
        ({ table, does, columns }) =>
          table === "inventory_level" &&
          does === "updates" &&
          columns.some((column) => /^(raw_)?(stocked_quantity|reserved_quantity|held)$/.test(column)),
      ),
    ),
  )
  expect(changing.filter((file) => !textOf(file).includes("lockLevels"))).toEqual([])
  expect(changing).toContain(home)
})
