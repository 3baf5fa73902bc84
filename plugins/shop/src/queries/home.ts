import { FIRST_HOME, type HomeContent } from "@silai/contracts/shop/home"
import type { KeptHome } from "@silai/contracts/shop/home-calls"
import { SETTINGS } from "@silai/contracts/shop/limits"
import { many, manyKept, type Sql } from "@silai/kit/knex"

/** The home page's name among the sections of `shop_setting`. */
export const HOME_SECTION = "home"

/** The number of the home page's latest version; 0 while there is none. */
export async function homeVersion(sql: Sql): Promise<number> {
  const [row] = await manyKept<{ version: number }>(
    sql,
    `select coalesce(max(version), 0) as version from shop_setting where section = ?`,
    [HOME_SECTION],
  )
  return row!.version
}

/** What the home page says now. */
export async function homeNow(sql: Sql): Promise<HomeContent> {
  const [row] = await many<{ value: HomeContent }>(
    sql,
    `select value from shop_setting where section = ? order by version desc limit 1`,
    [HOME_SECTION],
  )
  return row?.value ?? FIRST_HOME
}

/** The latest versions of the home page, the one that counts first, and the shop's first as the last. */
export async function homeVersions(sql: Sql): Promise<KeptHome[]> {
  const rows = await many<{ version: number; value: HomeContent; author_name: string; created_at: Date }>(
    sql,
    `select version, value, author_name, created_at from shop_setting where section = ? order by version desc limit ?`,
    [HOME_SECTION, SETTINGS.historyShows],
  )
  const written = rows.map(({ version, value, author_name, created_at }) => ({
    version,
    values: value,
    changedAt: created_at.toISOString(),
    changedBy: author_name,
  }))
  return [...written, { version: 0, values: FIRST_HOME, changedAt: null, changedBy: null }]
}
