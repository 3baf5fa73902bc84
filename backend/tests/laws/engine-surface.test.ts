import fs from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { engineColumns, engineUses, unknownColumns } from "./engine-columns"
import { engineSurface } from "./engine-surface"
import { knownTables } from "./engine-tables"
import { filesWith, privateNames, privateNamesIn, unlistedNames } from "./private-names"
import { everyFile, root, textOf } from "./sources"
import { engineWritesNow } from "./table-owners"

const tables = knownTables()
const columns = (sql: string) =>
  [
    ...new Set(
      engineColumns(sql, tables).flatMap(({ table, column, does }) => (column ? [`${does} ${table}.${column}`] : [])),
    ),
  ].sort()

describe("our use of the engine", () => {
  it("keeps backend/docs/engine-surface.md up to date (npm run docs)", () => {
    expect(fs.readFileSync(path.join(root, "backend/docs/engine-surface.md"), "utf8")).toBe(engineSurface())
  })

  it("reads a fair number of statements, or it proves nothing", () => {
    const uses = engineUses(tables)
    expect(uses.length).toBeGreaterThan(150)
    const level = uses.find(
      ({ table, file }) => table === "inventory_level" && file.endsWith("queries/stock/levels.ts"),
    )
    expect(level?.reads).toEqual(expect.arrayContaining(["reserved_quantity", "stocked_quantity"]))
    expect(uses.find(({ table, does }) => table === "provider_identity" && does.includes("inserts"))?.writes).toContain(
      "provider_metadata",
    )
  })

  it("names no column in SQL that the engine's tables do not have", () => {
    expect(unknownColumns(tables)).toEqual([])
  })

  it("finds columns by alias, by the nearest table and in writes", () => {
    expect(
      columns(
        `with mine as (select 1) select p.id, count(*) as many from product p join colourway c on c.product_id = p.id
          where p.gone is null and exists (select 1 from image where product_id = p.id and rank > 0)`,
      ),
    ).toEqual(["reads image.product_id", "reads image.rank", "reads product.gone", "reads product.id"])
    expect(columns(`update "order" set status = 'x', version = version + 1 where id = ?`)).toEqual(
      expect.arrayContaining(["updates order.status", "updates order.version", "reads order.id"]),
    )
    expect(columns("insert into customer (id, first_name) values (?, ?)")).toEqual(
      expect.arrayContaining(["inserts customer.first_name", "inserts customer.id"]),
    )
  })

  it("has in decision 0001 a reason for each table of the engine that we write, and for no other", () => {
    const decision = textOf("backend/docs/decisions/0001-sql-beside-the-engine.md")
    const explained = decision
      .split("\n")
      .flatMap((line) => /^\| (`[^|]+`) \|/.exec(line)?.slice(1, 2) ?? [])
      .flatMap((cell) => [...cell.matchAll(/`([a-z_]+)`/g)].map(([, table]) => table))
    expect(explained.sort()).toEqual([...new Set(Object.values(engineWritesNow()).flat())].sort())
    const guards = [...decision.matchAll(/`(calls\/[^`]+)`/g)].map(([, name]) => `backend/tests/${name}.test.ts`)
    expect(guards.length).toBeGreaterThan(12)
    expect(guards.filter((file) => !everyFile.includes(file))).toEqual([])
  })

  it("lists every private name, with its reason and the test that fails", () => {
    expect(unlistedNames()).toEqual([])
    expect(privateNames.filter((one) => filesWith(one).length === 0).map(({ name }) => name)).toEqual([])
    expect(privateNames.filter(({ noticedBy }) => !everyFile.includes(noticedBy)).map(({ name }) => name)).toEqual([])
  })

  it("reveals a deep import and an underscore", () => {
    expect(privateNamesIn("backend/src/prepare.ts")).toEqual([
      "@medusajs/framework/jobs",
      "@medusajs/framework/modules-sdk",
      "@medusajs/medusa/commands/db/migrate",
      "@medusajs/medusa/loaders/index",
    ])
    expect(privateNamesIn("plugins/checkout/src/workflows/payment/engine-books.ts")).toEqual([
      "refundService_",
      "maybeUpdatePaymentCollection_",
      "updateOrderPaidRefundableAmount_",
    ])
  })
})
