import { bandCollarShirt } from "./band-collar-shirt"
import { chinos } from "./chinos"
import { formalShirt } from "./formal-shirt"
import { formalTrousers } from "./formal-trousers"
import type { SeedColour, SeedStyle } from "./style"

/** The opening range, in display order. */
export const styles: readonly SeedStyle[] = [formalShirt, bandCollarShirt, formalTrousers, chinos]

/** "classic-white-formal-shirt": the colourway's page, and the home carousel's links (requirements §2). */
export function slugOf(style: SeedStyle, { colour }: SeedColour): string {
  return `${colour.toLowerCase().replace(" ", "-")}-${style.slug}`
}
