import type { WirePicture } from "./picture"

export type BrandPicture = Pick<
  WirePicture,
  "url" | "alt" | "stem" | "width" | "height" | "colour" | "widths" | "formats"
>

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

function picture(
  stem: string,
  size: readonly [number, number],
  widths: number[],
  colour: string,
  alt: string,
): BrandPicture {
  return {
    url: `${BRAND_FOLDER}/${stem}.jpg`,
    stem,
    width: size[0],
    height: size[1],
    widths,
    colour,
    alt,
    formats: ["avif", "webp"],
  }
}

const CARD_WIDTHS = [320, 480, 640, 960]
const PORTRAIT = [1200, 1500] as const

export const BANNER = {
  wide: picture(
    "banner-black-aura",
    [2560, 1100],
    [960, 1440, 1920, 2560],
    "#e9e4da",
    "The collar of a black shirt, buttoned, the label showing",
  ),
  phone: picture(
    "banner-black-aura-phone",
    [1080, 1350],
    [480, 750, 1080],
    "#e9e4da",
    "The collar of a black shirt, buttoned, the label showing",
  ),
}

export const TILES = {
  shirts: picture("tile-shirts", PORTRAIT, [...CARD_WIDTHS, 1200], "#c8b8a8", "Folded shirts in beige, grey and white"),
  trousers: picture(
    "tile-trousers",
    PORTRAIT,
    [...CARD_WIDTHS, 1200],
    "#c8b8a8",
    "Trousers in black, grey and beige, waistbands overlapping",
  ),
}

/** The front view of a slide's product. */
export function slidePicture(slug: string, name: string): BrandPicture {
  return picture(slug, PORTRAIT, CARD_WIDTHS, "#dcd7ce", name)
}
