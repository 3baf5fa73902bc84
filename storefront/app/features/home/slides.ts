import { HOME } from "@silai/contracts/shop/limits"

export type Slide = { slug: string; name: string; rupees: number }

/** 'Designed for You': the five pieces of requirements §2, in its order. */
export const SLIDES: readonly Slide[] = [
  { slug: "classic-white-formal-shirt", name: "Classic White Formal Shirt", rupees: HOME.shirtRupees },
  { slug: "black-aura-formal-shirt", name: "Black Aura Formal Shirt", rupees: HOME.shirtRupees },
  { slug: "phantom-grey-formal-trousers", name: "Phantom Grey Formal Trousers", rupees: HOME.trousersRupees },
  { slug: "black-aura-formal-trousers", name: "Black Aura Formal Trousers", rupees: HOME.trousersRupees },
  { slug: "beige-mist-formal-trousers", name: "Beige Mist Formal Trousers", rupees: HOME.trousersRupees },
]
