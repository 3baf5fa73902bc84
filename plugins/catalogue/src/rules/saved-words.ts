import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { colourwaySays } from "@silai/contracts/catalogue/messages"

/** The sentence after saving a colourway; for a published one, it says whether customers see it. */
export function savedWords(
  asked: ColourwayStatus | undefined,
  { status, shown, product }: Pick<Colourway, "status" | "shown" | "product">,
): string {
  if (!asked) return colourwaySays.saved
  return status === "published" && !shown
    ? colourwaySays.publishedUnseen(product.category.name)
    : colourwaySays.became[status]
}
