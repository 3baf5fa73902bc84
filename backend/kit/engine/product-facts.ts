import type { MedusaContainer } from "@medusajs/framework/types"
import { PLUGIN_FACTS } from "@silai/contracts/catalogue/limits"
import type { ProductFact } from "@silai/contracts/catalogue/shapes"
import { log } from "../process/log"
import { within } from "../process/within"

/** A plugin's facts about one product for its page in the shop; `id` is the colourway's, which is the engine's product. Plain text. */
export type ProductFactsOf = (product: { id: string }, container: MedusaContainer) => Promise<readonly ProductFact[]>

const sources: { plugin: string; factsOf: ProductFactsOf }[] = []

/** Registers a plugin's facts about every product. */
export function contributeProductFacts(plugin: string, factsOf: ProductFactsOf): void {
  sources.push({ plugin, factsOf })
}

/** All plugins' facts about a product. A plugin that fails, or is slow, is left out: the page must not wait for it. */
export async function factsOfProduct(container: MedusaContainer, id: string): Promise<ProductFact[]> {
  if (!sources.length) return []
  const facts = await Promise.all(
    sources.map(async ({ plugin, factsOf }) => {
      try {
        return await within(PLUGIN_FACTS.waitMs, factsOf({ id }, container), "It took too long.")
      } catch (error) {
        log("error", "a plugin's facts of a product are missing", { plugin, product: id, cause: String(error) })
        return []
      }
    }),
  )
  return facts.flat()
}
