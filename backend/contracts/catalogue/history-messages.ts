import type { ColourwayStatus } from "./limits"

/**
 * The names of a colourway's fields in its history. The first are shown with their old and new values, the longer texts
 * are only named.
 */
export const HISTORY_FACTS = {
  status: "Status",
  name: "Name",
  colour: "Colour",
  colourCode: "Colour code",
  address: "Address",
  price: "Price",
  basePrice: "Base price",
  sale: "Sale",
  backorder: "Made to order",
  custom: "Custom size",
  hsn: "HSN code",
  tags: "Tags",
  measuredAs: "Measured as",
  details: "Details",
  sizeAndFit: "Size & fit",
  washCare: "Wash & care",
  marketplace: "Marketplace link",
  related: "Related products",
  launchedAt: "Launch date",
} as const

export const STATUS_WORDS: Record<ColourwayStatus, string> = {
  draft: "draft",
  published: "published",
  archived: "archived",
}
export const BODY_WORDS = { upperBody: "upper body", lowerBody: "lower body" } as const

/** Lines of a colourway's history. They are stored rendered. */
export const colourwayHistory = {
  added: "Added",
  archived: "Archived",
  pictures: "Pictures changed",
  copiedFrom: (name: string) => `Copied from ${name}`,
  changedFrom: (fact: string, before: string, after: string) => `${fact} ${before} → ${after}`,
  named: (fact: string) => `${fact} changed`,
  sizeAdded: (size: string, pieces: number) => `Size ${size} added with ${pieces} in stock`,
  sizeGone: (size: string) => `Size ${size} taken out`,
  none: "none",
  yes: "yes",
  no: "no",
  /** A sale without an end. */
  openEnd: "until taken away",
} as const
