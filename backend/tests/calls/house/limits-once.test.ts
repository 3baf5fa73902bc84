import { describe, expect, it } from "vitest"
import { ownedTables } from "../../laws/tables"
import { sql } from "../../rig/sql"

/** An upper bound of a column, as PostgreSQL prints it: `((quantity >= 1) AND (quantity <= 2))`. */
const upperBound = /<=? \(?'?\d/

describe("limits that the shopkeeper may change", () => {
  it("are only in the contracts: no table of the shop repeats one as an upper bound", async () => {
    const checks = await sql<{ table: string; definition: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
         from pg_constraint where contype = 'c' and conrelid::regclass::text = any($1)`,
      [[...ownedTables().keys()]],
    )
    expect(checks.length).toBeGreaterThan(15)
    expect(checks.filter(({ definition }) => upperBound.test(definition))).toEqual([])
  })
})
