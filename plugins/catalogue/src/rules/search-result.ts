import type { Picture, SearchResult } from "@silai/contracts/catalogue/shapes"
import { once } from "@silai/kit/once"
import { plainText } from "@silai/contracts/catalogue/plain-text"

export type PageResult = { name: string; description: string; url: string }

const LONGEST = 160
/** Html as one line of plain text, cut between words. */
export function shortText(html: string): string {
  const text = plainText(html)
  return text.length <= LONGEST
    ? text
    : `${text
        .slice(0, LONGEST - 1)
        .replace(/[\s,;:.]+\S*$/, "")
        .replace(/[\s,;:.]+$/, "")}…`
}

const shortTextOnce = once(shortText)

/** A product row of a search. */
export type FoundProduct = {
  _id: string
  slug: string
  name: string
  colour: string
  pricePaise: number
  basePaise: number
  discount: number
  thumbnail: string
  picture: Picture | null
  details: string
  available: boolean
}

/** A found product as the reply's result (requirements §3: name, description, url). */
export function productResult({
  _id,
  slug,
  name,
  colour,
  pricePaise,
  basePaise,
  discount,
  thumbnail,
  picture,
  details,
  available,
}: FoundProduct): SearchResult {
  return {
    name,
    description: shortTextOnce(details),
    url: `/product/${slug}`,
    variant: {
      _id,
      color: colour,
      price: pricePaise / 100,
      basePrice: basePaise / 100,
      discount,
      thumbnail,
      picture,
      available,
    },
  }
}
