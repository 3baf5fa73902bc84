import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { colourwayMessages } from "@silai/contracts/catalogue/messages"

/** The sentence after saving a colourway; for a published one, it says whether customers see it. */
export function savedWords(
  asked: ColourwayStatus | undefined,
  { status, shown, product }: Pick<Colourway, "status" | "shown" | "product">,
): string {
  if (!asked) return colourwayMessages.saved
  return status === "published" && !shown
    ? colourwayMessages.publishedUnseen(product.category.name)
    : colourwayMessages.became[status]
}
