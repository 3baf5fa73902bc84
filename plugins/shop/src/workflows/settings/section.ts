import type { GarmentSizes } from "@silai/contracts/catalogue/garment-sizes"
import { CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { shippingFeeRefusals } from "@silai/contracts/checkout/fee-messages"
import { present } from "@silai/contracts/present"
import { homeRefusals } from "@silai/contracts/shop/home-messages"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { isEverOpen } from "@silai/contracts/shop/opening-hours"
import type { Section, ShopSettings } from "@silai/contracts/shop/sections"
import type { StoredSection, SectionChange } from "@silai/contracts/shop/service"
import type { ChartRows } from "@silai/contracts/size-chart/charts"
import { emitEvents } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { historyOf, settingsNow } from "../../queries/settings"
import { rowOf, valuesOf } from "../../rules/section-rows"

/** The refusal when another person saved first, in the section's own words. */
const CHANGED: { [Name in Section]?: Parameters<typeof refuse>[0] } = {
  delivery: shippingFeeRefusals.shipping_fee_changed,
  home: homeRefusals.home_changed,
}

/** A section's event in addition to `silai.shop-settings.updated`, with the number of its version. */
const ALSO_SENT: { [Name in Section]?: (trx: Sql, version: number) => Promise<void> } = {
  delivery: (trx, version) => emitEvents(trx, { name: "silai.shipping-fee.updated", data: [{ id: String(version) }] }),
}

/** Orders to collect at a shop that never opens would wait without end. */
const isCollectedNever = ({ delivery, hours }: ShopSettings) => delivery.pickup.offered && !isEverOpen(hours)

/** Whether each row has inches for each size of its garment: its author may have seen other sizes. */
const isForSizes = (charts: ChartRows, sizes: GarmentSizes) =>
  CHART_NAMES.every((title) => charts[title].every(({ values }) => values.length === sizes[title].length))

/**
 * Writes the next version of a section, which counts from the commit on. `first`: checks its values, once no other
 * write can run.
 * @throws shop.settings_changed, or the section's own refusal; shop.never_open, shop.chart_of_other_sizes
 */
export async function writeSection<Name extends Section>(
  trx: Sql,
  { section, version, values, by }: SectionChange<Name>,
  first: () => Promise<void> = async () => undefined,
): Promise<StoredSection<Name>> {
  // Two saves at once queue here, and the second is refused.
  await trx.raw(`select pg_advisory_xact_lock(hashtext('shop_setting'))`)
  const now = await settingsNow(trx)
  if (now.versions[section] !== version) throw refuse(CHANGED[section] ?? settingsRefusals.settings_changed)
  const { sizes } = now.settings
  if (section === "sizeCharts" && !isForSizes(values as ChartRows, sizes))
    throw refuse(settingsRefusals.chart_of_other_sizes)
  const row = rowOf(section, values, sizes)
  const next: ShopSettings = { ...now.settings, [section]: valuesOf(section, row, sizes).values }
  if (isCollectedNever(next) && !isCollectedNever(now.settings)) throw refuse(settingsRefusals.never_open)
  await first()
  await trx.raw(
    `insert into shop_setting (section, version, value, author_id, author_name) values (?, ?, ?::jsonb, ?, ?)`,
    [section, version + 1, JSON.stringify(row), by.userId, by.name],
  )
  await emitEvents(trx, { name: "silai.shop-settings.updated", data: [{ id: section }] })
  await ALSO_SENT[section]?.(trx, version + 1)
  await notifyLive(trx, "shop-settings.changed", { section })
  return present((await historyOf(trx, section))[0], "the version just written")
}
