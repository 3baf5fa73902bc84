import { FIRST_SIZES, type GarmentSizes } from "@silai/contracts/catalogue/garment-sizes"
import { SETTINGS } from "@silai/contracts/shop/limits"
import {
  FIRST_SETTINGS,
  type Section,
  SECTION_NAMES,
  sectionOnWire,
  type ShopSettings,
} from "@silai/contracts/shop/sections"
import type { StoredSection } from "@silai/contracts/shop/service"
import { many, manyPrepared, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { rowOf, valuesOf } from "../rules/section-rows"

/** The first values as a row would have them: charts are for the first sizes. */
const firstRow = (section: Section): object =>
  rowOf(section, sectionOnWire(section, FIRST_SETTINGS[section]), FIRST_SIZES)

type Row = { section: Section; version: number; value: unknown; author_name: string; created_at: Date }
type Written = Pick<Row, "section" | "version" | "value">

/** Versions already logged for having first values: once in each process. */
const logged = new Set<string>()

function readRow<Name extends Section>(
  section: Name,
  row: Pick<Written, "version" | "value">,
  sizes: GarmentSizes,
): ShopSettings[Name] {
  const { values, bad } = valuesOf(section, row.value, sizes)
  const which = `${section} ${row.version}`
  if (bad.length > 0 && !logged.has(which)) {
    logged.add(which)
    log("warn", "settings read with first values", {
      section,
      version: row.version,
      fields: bad.join(", ") || "all",
    })
  }
  return values
}

export type SettingsNow = { settings: ShopSettings; versions: Record<Section, number> }

/** The current settings. */
export async function settingsNow(sql: Sql): Promise<SettingsNow> {
  const rows = await manyPrepared<Written>(
    sql,
    `select distinct on (section) section, version, value from shop_setting order by section, version desc`,
    [],
  )
  const written = new Map(rows.map((row) => [row.section, row]))
  const sizesRow = written.get("sizes")
  const sizes = sizesRow ? readRow("sizes", sizesRow, FIRST_SIZES) : FIRST_SIZES
  // The first charts, too, are converted for the current sizes.
  const now = <Name extends Section>(section: Name) =>
    readRow(section, written.get(section) ?? { version: 0, value: firstRow(section) }, sizes)
  return {
    settings: Object.fromEntries(SECTION_NAMES.map((name) => [name, now(name)])) as ShopSettings,
    versions: Object.fromEntries(
      SECTION_NAMES.map((name) => [name, written.get(name)?.version ?? 0]),
    ) as SettingsNow["versions"],
  }
}

/** The current settings of one section, read without the cache. */
export const sectionNow = async <Name extends Section>(sql: Sql, section: Name): Promise<ShopSettings[Name]> =>
  (await settingsNow(sql)).settings[section]

/** The number of a section's latest version; 0 while there is none. */
export async function versionOf(sql: Sql, section: Section): Promise<number> {
  const [row] = await manyPrepared<{ version: number }>(
    sql,
    `select coalesce(max(version), 0) as version from shop_setting where section = ?`,
    [section],
  )
  return row?.version ?? 0
}

/** The latest versions of a section, the current one first, and the shop's first values last. */
export async function historyOf<Name extends Section>(sql: Sql, section: Name): Promise<StoredSection<Name>[]> {
  const rows = await many<Row>(
    sql,
    `select version, value, author_name, created_at from shop_setting where section = ? order by version desc limit ?`,
    [section, SETTINGS.historyShows],
  )
  const { sizes } = (await settingsNow(sql)).settings
  const written = rows.map((row) => ({
    section,
    version: row.version,
    values: sectionOnWire(section, readRow(section, row, sizes)),
    changedAt: row.created_at.toISOString(),
    changedBy: row.author_name,
  }))
  const values = sectionOnWire(section, readRow(section, { version: 0, value: firstRow(section) }, sizes))
  return [...written, { section, version: 0, values, changedAt: null, changedBy: null }] as StoredSection<Name>[]
}
