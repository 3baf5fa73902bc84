import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { colourwaySays } from "@silai/contracts/catalogue/messages"

/** What is said of a saved colourway; of one that is published, whether customers see it. */
export function savedWords(
  asked: ColourwayStatus | undefined,
  { status, shown, product }: Pick<Colourway, "status" | "shown" | "product">,
): string {
  if (!asked) return colourwaySays.saved
  return status === "published" && !shown
    ? colourwaySays.publishedUnseen(product.category.name)
    : colourwaySays.became[status]
}
