import type { SearchResult, VariantCard } from "@silai/contracts/catalogue/shapes"
import { plainText } from "./plain-text"

export type PageResult = { name: string; description: string; url: string }

const LONGEST = 160
/** Html as one line of plain words, cut between words. */
export function shortText(html: string): string {
  const text = plainText(html)
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/[\s,;:.]+\S*$/, "").replace(/[\s,;:.]+$/, "")}…`
}

/** A product that was found as the wire's result (SPEC §3: name, description, url). */
export function productResult(card: VariantCard, details: string): SearchResult {
  const { _id, slug, variantName, color, price, basePrice, discount, thumbnail, images, backorder, sizes } = card
  return {
    name: variantName, description: shortText(details), url: `/product/${slug}`,
    variant: { _id, color, price, basePrice, discount, thumbnail, picture: images[0] ?? null, available: backorder || sizes.some(({ stock }) => stock > 0) },
  }
}
