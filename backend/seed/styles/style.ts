import type { COLOURS } from "@silai/contracts/catalogue/limits"
import type { FACTS } from "@silai/contracts/catalogue/facts"
import type { MeasurementType } from "@silai/contracts/measurement/limits"

export type ColourName = (typeof COLOURS)[number]["name"]

/** One colour of a style in the opening range. */
export type SeedColour = {
  colour: ColourName
  /** Stock of S, M, L, XL, XXL. */
  stock: readonly [number, number, number, number, number]
  /** Sold-out sizes are made to order instead. */
  backorder?: boolean
  /** The special feature of this colour, as the first sentence of the details. */
  intro: string
  /** Slugs of related colourways. */
  goesWith: readonly string[]
  amazonLink?: string
  /** Days before the shop opened; the smallest is the newest. */
  launchedDaysAgo: number
}

export type SeedStyle = {
  name: string
  slug: string
  /** Prefix of the pictures' file names, and their views with alternative texts: the front first, the cloth last. */
  pictures: { prefix: string; views: readonly (readonly [view: string, alt: string])[] }
  skuPrefix: string
  category: "Shirts" | "Trousers"
  tag: "formal" | "casual"
  priceRupees: number
  /** Rupees before the offer, in every colour: choosing a colour changes no saving. Equal prices mean no offer. */
  baseRupees: number
  hsnCode: string
  material: string
  fabric: (typeof FACTS.fabric)[number]
  fit: (typeof FACTS.fit)[number]
  /** Shirts only. */
  sleeve?: (typeof FACTS.sleeve)[number]
  measurementType: MeasurementType
  customSizeOption: boolean
  /** Details as html: lists and paragraphs only. */
  detailsHtml: string
  sizeAndFit: string
  washCare: string
  colours: readonly SeedColour[]
}
