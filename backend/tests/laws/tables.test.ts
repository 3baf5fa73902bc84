import { describe, expect, it } from "vitest"
import { engineWrites, engineWritesNow, foreignTables, foreignTablesNow } from "./table-owners"
import { ownedTables } from "./tables"

describe("the tables that each plugin names", () => {
  it("are found, or this proves nothing", () => {
    const owners = ownedTables()
    expect(owners.size).toBeGreaterThan(40)
    expect(["order_state", "picture_use", "session", "house_seed"].map((table) => owners.get(table))).toEqual([
      "order",
      "catalogue",
      "house",
      "house",
    ])
  })

  it("are named in SQL only by their owner, with the listed exceptions", () => {
    const written = Object.fromEntries(Object.entries(foreignTables).map(([file, { tables }]) => [file, tables]))
    expect(foreignTablesNow()).toEqual(written)
  })

  it("are written in SQL, if they are the engine's, only in the listed places", () => {
    expect(engineWritesNow()).toEqual(engineWrites)
  })
})
