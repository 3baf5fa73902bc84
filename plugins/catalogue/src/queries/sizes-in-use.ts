import { type Garment, garmentOf } from "@silai/contracts/catalogue/garment-sizes"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import { many, type Sql } from "@silai/kit/knex"

type InUse = { type: MeasurementType; size: string; colourways: number }

/** See `ICatalogueModuleService`. */
export async function sizesInUse(sql: Sql): Promise<{ garment: Garment; size: string; colourways: number }[]> {
  const rows = await many<InUse>(
    sql,
    `select c.measurement_type as type, v.title as size, count(*)::int as colourways
       from product_variant v join colourway c on c.product_id = v.product_id where v.deleted_at is null and v.title <> ? group by 1, 2 order by 1 desc, 2`,
    [CUSTOM_VARIANT],
  )
  return rows.map(({ type, size, colourways }) => ({ garment: garmentOf(type), size, colourways }))
}
