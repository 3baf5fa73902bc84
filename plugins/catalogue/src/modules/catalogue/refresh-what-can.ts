import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { log } from "@silai/kit/log"

/**
 * `refreshListing` for workers: where one piece cannot be written (a price beyond all reason, two at one address; only a hand in the
 * engine's own tables leaves them so), the others are, and the log names it. Gives the ids of those whose row had to change.
 */
export async function refreshWhatCan(container: MedusaContainer, productIds: readonly string[]): Promise<string[]> {
  const catalogue = container.resolve<CatalogueFace>(CATALOGUE)
  try {
    return await catalogue.refreshListing(productIds)
  } catch (cause) {
    if (productIds.length === 1) {
      log("error", "listing not written", { colourway: productIds[0], cause: String(cause) })
      return []
    }
    const [half, other] = [productIds.slice(0, productIds.length >> 1), productIds.slice(productIds.length >> 1)]
    return [...(await refreshWhatCan(container, half)), ...(await refreshWhatCan(container, other))]
  }
}
