import { OWN_PICTURES } from "@silai/contracts/shop/home"

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

export const TILES = { shirts: OWN_PICTURES["tile-shirts"], trousers: OWN_PICTURES["tile-trousers"] }
