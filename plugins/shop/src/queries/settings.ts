import type { KeptSettings } from "@silai/contracts/shop/calls"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { FIRST_SETTINGS, type Section, type ShopSettings } from "@silai/contracts/shop/sections"
import { many, manyKept, one, type Sql } from "@silai/kit/knex"

type Row = { section: Section; version: number; value: object; author_name: string; created_at: Date }

/** A section as it was written; a field that it has got since has its first value. */
const valuesOf = <Name extends Section>(section: Name, written: object | undefined): ShopSettings[Name] => ({
  ...FIRST_SETTINGS[section],
  ...written,
})

/** What counts now. */
export async function settingsNow(sql: Sql): Promise<ShopSettings> {
  const rows = await manyKept<Pick<Row, "section" | "value">>(
    sql,
    `select distinct on (section) section, value from shop_setting order by section, version desc`,
    [],
  )
  const written = new Map(rows.map(({ section, value }) => [section, value]))
  const now = <Name extends Section>(section: Name) => valuesOf(section, written.get(section))
  return { announcement: now("announcement"), identity: now("identity") }
}

/** The number of a section's latest version; 0 while there is none. */
export async function versionOf(sql: Sql, section: Section): Promise<number> {
  const row = await one<{ version: number }>(
    sql,
    `select coalesce(max(version), 0) as version from shop_setting where section = ?`,
    [section],
  )
  return row!.version
}

/** The latest versions of a section, the one that counts first, and the shop's first as the last. */
export async function historyOf(sql: Sql, section: Section): Promise<KeptSettings[]> {
  const rows = await many<Row>(
    sql,
    `select section, version, value, author_name, created_at from shop_setting where section = ? order by version desc limit ?`,
    [section, SETTINGS.historyShows],
  )
  const written = rows.map(({ version, value, author_name, created_at }) => ({
    section,
    version,
    values: valuesOf(section, value),
    changedAt: created_at.toISOString(),
    changedBy: author_name,
  }))
  const first = { section, version: 0, values: FIRST_SETTINGS[section], changedAt: null, changedBy: null }
  return [...written, first] as KeptSettings[]
}
