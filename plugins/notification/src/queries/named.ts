import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import type { Happening, NamedHappening } from "../rules/happenings"

/**
 * With the name of the thing, and the id of its screen; null when there is nothing to say: the order is gone, the size is not low, or
 * was raised.
 */
export async function named(container: MedusaContainer, happening: Happening): Promise<NamedHappening | null> {
  const { what } = happening
  if (typeof what === "string") return { ...happening, what }
  if ("levelId" in what) {
    const low = await container.resolve("catalogue").lowAt(what.levelId, what.orderId)
    return low && { ...happening, what: `${low.name}, ${low.size}`, target: low.colourwayId }
  }
  if ("orderId" in what) {
    const number = await container.resolve("silai_order").numberOf(databaseOf(container), what.orderId)
    return number === null ? null : { ...happening, what: number }
  }
  const name = await container.resolve("silai_whatsapp").chatName(databaseOf(container), what.chatId)
  return name === null ? null : { ...happening, what: name }
}
