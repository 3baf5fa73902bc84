import type { MedusaContainer } from "@medusajs/framework/types"
import { type Garment, type GarmentSizes, sizeOrder } from "@silai/contracts/catalogue/garment-sizes"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { sectionOnWire } from "@silai/contracts/shop/sections"
import type { SectionChange } from "@silai/contracts/shop/service"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { sectionNow, settingsNow } from "../../queries/settings"
import { writeSection } from "./section"

/**
 * Keeps a size that pieces have from being removed, and puts the sizes into the new order everywhere. @throws
 * shop.size_in_use
 */
export async function applySizes(container: MedusaContainer, trx: Sql, sizes: GarmentSizes): Promise<void> {
  const catalogue = container.resolve("catalogue")
  const before = await sectionNow(trx, "sizes")
  const isTakenOut = ({ garment, size }: { garment: Garment; size: string }) =>
    before[garment].includes(size) && !sizes[garment].includes(size)
  const lost = (await catalogue.sizesInUse(trx)).find(isTakenOut)
  if (lost) throw refuse(settingsRefusals.size_in_use, lost.size, lost.garment, lost.colourways)
  await catalogue.orderSizes(trx, sizeOrder(sizes))
}

/** The charts get a version for the new sizes, so that an edit begun with the old sizes is refused. */
export async function chartsFollow(trx: Sql, by: SectionChange["by"]): Promise<void> {
  const { settings, versions } = await settingsNow(trx)
  const values = sectionOnWire("sizeCharts", settings.sizeCharts)
  await writeSection(trx, { section: "sizeCharts", version: versions.sizeCharts, values, by })
}
