import fs from "node:fs"
import path from "node:path"
import { onOneConnection } from "../rig/opening/one-connection"
import { code, root, textOf } from "./sources"
import { ownedTables } from "./tables"

/** Table → its columns, both sorted by name. */
export type Tables = Record<string, string[]>

/** Columns that migrations of ours add to tables of the engine, as `inventory_level.held`. */
export function addedColumns(): Set<string> {
  const added = new Set<string>()
  const migrations = code.filter((file) => file.includes("/migrations/"))
  for (const file of migrations)
    for (const [, table, rest] of textOf(file).matchAll(/alter table (?:if exists )?"?([a-z_]+)"?([^;`]*)/gi))
      for (const [, column] of (rest ?? "").matchAll(/add column (?:if not exists )?"?([a-z_]+)"?/gi))
        added.add(`${table}.${column}`)
  return added
}

/** The tables of a migrated database that are the engine's, without what our migrations add to them. */
export async function tablesOfEngine(databaseUrl: string): Promise<Tables> {
  const { rows } = await onOneConnection(databaseUrl, (client) =>
    client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'
        order by table_name collate "C", column_name collate "C"`,
    ),
  )
  const [owners, added] = [ownedTables(), addedColumns()]
  const tables: Tables = {}
  for (const { table, column } of rows)
    if (!owners.has(table) && !added.has(`${table}.${column}`)) (tables[table] ??= []).push(column)
  return tables
}

/** One line per table, so that a diff of two versions is readable. */
export const printTables = (tables: Tables): string =>
  `{\n${Object.entries(tables)
    .map(([table, columns]) => `  ${JSON.stringify(table)}: ${JSON.stringify(columns.join(" "))}`)
    .join(",\n")}\n}\n`

/** The engine's tables as written in `backend/docs/engine-tables.json`. */
export function knownTables(): Tables {
  const text = fs.readFileSync(path.join(root, "backend/docs/engine-tables.json"), "utf8")
  return Object.fromEntries(
    Object.entries(JSON.parse(text) as Record<string, string>).map(([table, columns]) => [table, columns.split(" ")]),
  )
}
