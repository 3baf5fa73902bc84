import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { databaseOf, one } from "@silai/kit/knex"
import { ensureColourways } from "./shelves/colourways"
import { ensureFulfilment } from "./shelves/fulfilment"
import { ensureOffers, ensureProducts } from "./shelves/products"
import { ensureStock } from "./shelves/stock"
import { ensureStore } from "./shelves/store"
import { ensureTaxonomy } from "./shelves/taxonomy"

/**
 * Fills an empty shop: region, taxes, delivery, categories, the sixteen colourways with their pictures, prices and stock.
 * Runs once per database; what was cut short by a crash is continued, and nothing a shopkeeper has changed is touched.
 * `tell` hears what is being done, for the start's progress lines.
 */
export async function seed(
  container: MedusaContainer,
  tell: (what: string) => void = () => undefined,
): Promise<{ seeded: boolean }> {
  const sql = databaseOf(container)
  const done = await one(sql, `select 1 from store where metadata -> 'catalogue_seeded_at' is not null limit 1`)
  if (done) return { seeded: false }

  tell("opening the shop: region, taxes, delivery")
  const { salesChannelId, storeId } = await ensureStore(container)
  const fulfilment = await ensureFulfilment(container, salesChannelId)
  const taxonomy = await ensureTaxonomy(container)
  tell("hanging the pictures and laying out the clothes")
  const colourways = await ensureProducts(container, taxonomy, fulfilment, salesChannelId)
  tell("pricing and counting")
  await ensureOffers(container, colourways)
  await ensureStock(container, sql, colourways, fulfilment.locationId)
  // Together, so that whoever finds a style in the database finds the whole shop.
  await sql.transaction(async (trx) => {
    await ensureColourways(trx, colourways, taxonomy)
    await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(
      colourways.map(({ productId }) => productId),
      trx,
    )
    await trx.raw(
      `update store set metadata = coalesce(metadata, '{}') || jsonb_build_object('catalogue_seeded_at', now()) where id = ?`,
      [storeId],
    )
  })
  return { seeded: true }
}
