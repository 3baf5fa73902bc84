import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { ensureColourways, ensureFits } from "./steps/colourways"
import { ensureFulfilment } from "./steps/fulfilment"
import { ensureOffers, ensureProducts } from "./steps/products"
import { ensureStock } from "./steps/stock"
import { ensureStore } from "./steps/store"
import { ensureTaxonomy } from "./steps/taxonomy"

/** The first contents of a new shop: everything it needs to sell, and in the demo also the goods. */
export type Filling = "empty" | "demo"

/**
 * Fills an empty database: region, taxes, delivery, categories; for the demo also the sixteen colourways with their
 * pictures, prices and stock. Runs once per database; after a crash it continues, and nothing a shopkeeper has changed
 * is touched. `report` gets the progress lines.
 */
export async function seed(
  container: MedusaContainer,
  filling: Filling,
  report: (what: string) => void = () => undefined,
): Promise<{ seeded: boolean }> {
  const sql = databaseOf(container)
  const done = await one(sql, `select 1 from store where metadata -> 'catalogue_seeded_at' is not null limit 1`)
  if (done) return { seeded: false }

  report("opening the shop: region, taxes, delivery")
  const { salesChannelId, storeId } = await ensureStore(container)
  const fulfilment = await ensureFulfilment(container, salesChannelId)
  const taxonomy = await ensureTaxonomy(container)
  if (filling === "empty") {
    await sql.transaction(async (trx) => {
      await ensureFits(trx, taxonomy)
      await noteSeeded(trx, storeId)
    })
    return { seeded: true }
  }
  report("hanging the pictures and laying out the clothes")
  const colourways = await ensureProducts(container, taxonomy, fulfilment, salesChannelId)
  report("pricing and counting")
  await ensureOffers(container, colourways)
  await ensureStock(container, sql, colourways, fulfilment.locationId)
  // In one transaction: if a style is in the database, the whole shop is.
  await sql.transaction(async (trx) => {
    await ensureFits(trx, taxonomy)
    await ensureColourways(trx, colourways, taxonomy)
    await container.resolve("catalogue").refreshListing(
      colourways.map(({ productId }) => productId),
      trx,
    )
    await noteSeeded(trx, storeId)
  })
  return { seeded: true }
}

const noteSeeded = (trx: Sql, storeId: string) =>
  trx.raw(
    `update store set metadata = coalesce(metadata, '{}') || jsonb_build_object('catalogue_seeded_at', now()) where id = ?`,
    [storeId],
  )
