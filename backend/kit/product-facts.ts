import type { MedusaContainer } from "@medusajs/framework/types"
import { PLUGIN_FACTS } from "@silai/contracts/catalogue/limits"
import type { ProductFact } from "@silai/contracts/catalogue/shapes"
import { log } from "./log"
import { within } from "./within"

/** What a plugin tells of one product on its page in the shop; `id` is the colourway's, which is the engine's product. Plain text. */
export type TellOfProduct = (product: { id: string }, container: MedusaContainer) => Promise<readonly ProductFact[]>

const tellers: { plugin: string; tell: TellOfProduct }[] = []

/** Lets a plugin tell something of every product. */
export function contributeProductFacts(plugin: string, tell: TellOfProduct): void {
  tellers.push({ plugin, tell })
}

/** What all plugins tell of a product. One that fails, or is slow, is left out: the page must not wait for it. */
export async function factsOfProduct(container: MedusaContainer, id: string): Promise<ProductFact[]> {
  if (!tellers.length) return []
  const told = await Promise.all(
    tellers.map(async ({ plugin, tell }) => {
      try {
        return await within(PLUGIN_FACTS.waitMs, tell({ id }, container), "It took too long.")
      } catch (error) {
        log("error", "a plugin told nothing of a product", { plugin, product: id, cause: String(error) })
        return []
      }
    }),
  )
  return told.flat()
}
