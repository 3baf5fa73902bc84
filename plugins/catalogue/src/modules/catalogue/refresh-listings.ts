import type { MedusaContainer } from "@medusajs/framework/types"
import { log } from "@silai/kit/log"

/**
 * `refreshListing` for workers: where one row cannot be written (an absurd price, two products with one slug; caused
 * only by a manual edit of the engine's tables, or a lost database), the others still are, and the log names it.
 * Returns the ids whose row changed, and those whose row could not be written.
 */
export async function refreshListings(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<{ changed: string[]; failed: string[] }> {
  const catalogue = container.resolve("catalogue")
  try {
    return { changed: await catalogue.refreshListing(productIds), failed: [] }
  } catch (cause) {
    if (productIds.length === 1) {
      log("error", "listing not written", { colourway: productIds[0], cause: String(cause) })
      return { changed: [], failed: [...productIds] }
    }
    const middle = productIds.length >> 1
    const one = await refreshListings(container, productIds.slice(0, middle))
    const other = await refreshListings(container, productIds.slice(middle))
    return { changed: [...one.changed, ...other.changed], failed: [...one.failed, ...other.failed] }
  }
}
