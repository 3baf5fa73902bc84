/**
 * The facts that narrow a listing beyond category, size and colour: a style's cloth, cut and sleeve, and a band of
 * prices. The keys are in tables and in the shop's addresses.
 */
export const FACTS = {
  price: ["under-800", "800-999", "1000-1499", "1500-up"],
  fabric: ["cotton", "cotton-blend", "linen", "linen-blend", "poly-viscose", "wool-blend", "denim"],
  fit: ["slim", "regular", "relaxed", "tapered"],
  sleeve: ["full", "half"],
} as const
export type FactKind = keyof typeof FACTS
export const FACT_KINDS = Object.keys(FACTS) as FactKind[]

/** The facts that staff choose for a style; the band follows from the price. */
export const STYLE_FACTS = ["fabric", "fit", "sleeve"] as const satisfies readonly FactKind[]
export type StyleFact = (typeof STYLE_FACTS)[number]

/** The first price in paise that no longer belongs to a band; the last band has no end. */
export const PRICE_BANDS: readonly { key: (typeof FACTS.price)[number]; belowPaise: number | null }[] = [
  { key: "under-800", belowPaise: 800_00 },
  { key: "800-999", belowPaise: 1_000_00 },
  { key: "1000-1499", belowPaise: 1_500_00 },
  { key: "1500-up", belowPaise: null },
]

/** A fact as rows have it: `fabric:linen-blend`. */
export const factKey = (kind: FactKind, value: string): string => `${kind}:${value}`

const FACT_NAMES: { readonly [kind in FactKind]: Readonly<Record<(typeof FACTS)[kind][number], string>> } = {
  price: {
    "under-800": "Under ₹800",
    "800-999": "₹800 to ₹999",
    "1000-1499": "₹1,000 to ₹1,499",
    "1500-up": "₹1,500 and above",
  },
  fabric: {
    cotton: "Cotton",
    "cotton-blend": "Cotton blend",
    linen: "Linen",
    "linen-blend": "Linen blend",
    "poly-viscose": "Polyester viscose",
    "wool-blend": "Wool blend",
    denim: "Denim",
  },
  fit: { slim: "Slim fit", regular: "Regular fit", relaxed: "Relaxed fit", tapered: "Tapered fit" },
  sleeve: { full: "Full sleeve", half: "Half sleeve" },
}
/** The name of a value; of one that no longer exists, the value. */
export const factName = (kind: FactKind, value: string): string =>
  (FACT_NAMES[kind] as Record<string, string>)[value] ?? value
