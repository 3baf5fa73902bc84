import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { log } from "@silai/kit/log"

/**
 * `refreshListing` for workers: where one row cannot be written (an absurd price, two products with one slug; only a
 * manual edit of the engine's tables causes that), the others are, and the log names it. Returns the ids whose row
 * changed.
 */
export async function refreshListings(container: MedusaContainer, productIds: readonly string[]): Promise<string[]> {
  const catalogue = container.resolve<ICatalogueModuleService>(CATALOGUE)
  try {
    return await catalogue.refreshListing(productIds)
  } catch (cause) {
    if (productIds.length === 1) {
      log("error", "listing not written", { colourway: productIds[0], cause: String(cause) })
      return []
    }
    const [half, other] = [productIds.slice(0, productIds.length >> 1), productIds.slice(productIds.length >> 1)]
    return [...(await refreshListings(container, half)), ...(await refreshListings(container, other))]
  }
}
