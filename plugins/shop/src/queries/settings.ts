import type { KeptSettings } from "@silai/contracts/shop/calls"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { FIRST_SETTINGS, type Section, type ShopSettings } from "@silai/contracts/shop/sections"
import { valuesOf } from "../rules/kept"
import { sectionOnWire } from "../rules/wire"
import { many, manyKept, one, type Sql } from "@silai/kit/knex"

type Row = { section: Section; version: number; value: object; author_name: string; created_at: Date }

/** What counts now. */
export async function settingsNow(sql: Sql): Promise<ShopSettings> {
  const rows = await manyKept<Pick<Row, "section" | "value">>(
    sql,
    `select distinct on (section) section, value from shop_setting order by section, version desc`,
    [],
  )
  const written = new Map(rows.map(({ section, value }) => [section, value]))
  const now = <Name extends Section>(section: Name) => valuesOf(section, written.get(section))
  return {
    announcement: now("announcement"),
    identity: now("identity"),
    returns: now("returns"),
    sizeCharts: now("sizeCharts"),
  }
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
    values: sectionOnWire(section, valuesOf(section, value)),
    changedAt: created_at.toISOString(),
    changedBy: author_name,
  }))
  const first = {
    section,
    version: 0,
    values: sectionOnWire(section, FIRST_SETTINGS[section]),
    changedAt: null,
    changedBy: null,
  }
  return [...written, first] as KeptSettings[]
}
