import { brandPicture, TILE_SHIRTS } from "@silai/contracts/shop/home"

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

export const TILES = { shirts: TILE_SHIRTS }

/** A picture of the workshop. One that only one page shows is declared there: this module is in every page's scripts. */
export const workshopPicture = (stem: string, colour: string, alt: string) =>
  brandPicture(stem, [2000, 1250], [480, 750, 1080, 1440, 2000], colour, alt)

export const PATTERN_SHEARS = workshopPicture(
  "pattern-shears",
  "#1b2033",
  "Shears on the paper pattern of a shirt's front, laid out on navy cloth",
)

export const FOLDED_CLOTH = workshopPicture(
  "folded-cloth",
  "#e8e2d8",
  "Folded cloth in white, beige, grey and black, with a measuring tape across it",
)
