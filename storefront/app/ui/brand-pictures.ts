import { brandPicture, TILE_SHIRTS } from "@silai/contracts/shop/home"

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

export const TILES = { shirts: TILE_SHIRTS }

const workshop = (stem: string, colour: string, alt: string) =>
  brandPicture(stem, [2000, 1250], [480, 750, 1080, 1440, 2000], colour, alt)

export const FOLDED_CLOTH = workshop(
  "folded-cloth",
  "#e8e2d8",
  "Folded cloth in white, beige, grey and black, with a measuring tape across it",
)
export const PATTERN_SHEARS = workshop(
  "pattern-shears",
  "#1b2033",
  "Shears on the paper pattern of a shirt's front, laid out on navy cloth",
)
export const THREAD = workshop("thread", "#ddd3c4", "Reels of thread in the shop's colours, and a few shirt buttons")
export const TAPE_COLLAR = workshop("tape-collar", "#e8e2d8", "A measuring tape around the collar of a white shirt")
