import type { MedusaContainer } from "@medusajs/framework/types"

/** The cloth of a colourway, or null while not set. */
export async function clothOf(
  container: MedusaContainer,
  product: string,
): Promise<{ id: string; mill: string } | null> {
  const { data } = await container
    .resolve("query")
    .graph({ entity: "product", fields: ["cloth.id", "cloth.mill"], filters: { id: product } })
  const [found] = data as { cloth?: { id: string; mill: string } | null }[]
  return found?.cloth ?? null
}
