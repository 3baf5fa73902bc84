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

const half = "A half-finished shirt on a tailor's form, with chalk lines, basting and a tape"
/** Made to measure, wide and upright. Words are on the form's left, or above it. */
export const MADE_WIDE = brandPicture("banner-made-to-measure", [2560, 1100], [960, 1440, 1920, 2560], "#e9e5db", half)
export const MADE_PHONE = brandPicture("banner-made-to-measure-phone", [1080, 1350], [480, 750, 1080], "#e9e5db", half)
