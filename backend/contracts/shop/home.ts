/** A button or a tile: its words and a path of the shop. */
export type HomeLink = { words: string; link: string }

/**
 * The shopkeeper's home page. A picture is the stem of one in the file manager, or the name of one of
 * `OWN_PICTURES`. `banner.reckoned`: the line shows the highest discount in the catalogue instead of `banner.line`.
 * `slides`: ids or slugs of colourways.
 */
export type HomeContent = {
  banner: {
    reckoned: boolean
    line: string
    headline: string
    main: HomeLink
    more: HomeLink
    wide: string
    phone: string
  }
  slides: string[]
  tiles: (HomeLink & { picture: string })[]
}

/** A picture on the home page: files at `{folder}/{stem}-{width}.{format}`; `url` is the JPEG. */
export type HomePicture = {
  folder: string
  stem: string
  url: string
  alt: string
  width: number
  height: number
  /** Hex colour shown until the picture is loaded. */
  colour: string
  widths: number[]
  formats: ("avif" | "webp")[]
}

/** A picture that comes with the shop; its files are made by `storefront/scripts/brand-pictures.mjs`. */
export const brandPicture = (
  stem: string,
  [width, height]: [number, number],
  widths: number[],
  colour: string,
  alt: string,
): HomePicture => ({
  folder: "/brand",
  stem,
  url: `/brand/${stem}.jpg`,
  alt,
  width,
  height,
  colour,
  widths,
  formats: ["avif", "webp"],
})

const collar = "The collar of a black shirt, buttoned, the label showing"

const BANNER_WIDE = brandPicture("banner-black-aura", [2560, 1100], [960, 1440, 1920, 2560], "#efe8de", collar)
const BANNER_PHONE = brandPicture("banner-black-aura-phone", [1080, 1350], [480, 750, 1080], "#efe8de", collar)
const tileWidths = [320, 480, 640, 960, 1200]
const portrait: [number, number] = [1200, 1500]
// Separate, because other pages show them too, without loading the rest.
export const TILE_SHIRTS = brandPicture(
  "tile-shirts",
  portrait,
  tileWidths,
  "#c8b8a8",
  "Folded shirts in beige, grey and white",
)
export const TILE_TROUSERS = brandPicture(
  "tile-trousers",
  portrait,
  tileWidths,
  "#c8b8a8",
  "Trousers in black, grey and beige, waistbands overlapping",
)

/** The pictures that come with the shop: static files of the storefront, not in the catalogue. */
export const OWN_PICTURES: readonly HomePicture[] = [BANNER_WIDE, BANNER_PHONE, TILE_SHIRTS, TILE_TROUSERS]

/** The picture of that name that comes with the shop. */
export const ownPicture = (name: string): HomePicture | undefined => OWN_PICTURES.find(({ stem }) => stem === name)

/** The home page until the shopkeeper changes it (requirements §2). */
export const FIRST_HOME: HomeContent = {
  banner: {
    reckoned: true,
    line: "",
    headline: "New Black Aura Edition",
    main: { words: "Shop Now", link: "/explore?color=Black" },
    more: { words: "Discover more", link: "/explore" },
    wide: "banner-black-aura",
    phone: "banner-black-aura-phone",
  },
  slides: [
    "classic-white-formal-shirt",
    "black-aura-formal-shirt",
    "phantom-grey-formal-trousers",
    "black-aura-formal-trousers",
    "beige-mist-formal-trousers",
  ],
  tiles: [
    { words: "Shirts", link: "/explore?category=Shirt", picture: "tile-shirts" },
    { words: "Trousers", link: "/explore?category=Trouser", picture: "tile-trousers" },
  ],
}
