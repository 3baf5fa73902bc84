import fs from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { engineUses, unknownColumns } from "../../laws/engine-columns"
import { knownTables, printTables, tablesOfEngine } from "../../laws/engine-tables"
import { theShop } from "../../rig/facts"
import { root } from "../../rig/places"

it("has every table and column of the engine that our SQL names in the shop's database", async () => {
  const now = await tablesOfEngine(theShop().databaseUrl)
  const named = new Set(engineUses(knownTables()).map(({ table }) => table))
  expect([...named].filter((table) => !now[table])).toEqual([])
  expect(unknownColumns(now)).toEqual([])
  // Every statement in the tree is read, which takes long on a busy machine.
}, 120_000)

it("keeps backend/docs/engine-tables.json up to date (node backend/docs/print-engine-surface.mjs --tables)", async () => {
  const known = fs.readFileSync(path.join(root, "backend/docs/engine-tables.json"), "utf8")
  expect(printTables(await tablesOfEngine(theShop().databaseUrl))).toBe(known)
})
