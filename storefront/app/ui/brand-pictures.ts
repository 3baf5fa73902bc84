import { TILE_SHIRTS, TILE_TROUSERS } from "@silai/contracts/shop/home"

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

export const TILES = { shirts: TILE_SHIRTS, trousers: TILE_TROUSERS }
