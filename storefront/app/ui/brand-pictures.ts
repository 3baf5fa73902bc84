import { TILE_SHIRTS, TILE_TROUSERS } from "@silai/contracts/shop/home"

/** The shop's own pictures are static files, not in the catalogue. */
export const BRAND_FOLDER = "/brand"

export const TILES = { shirts: TILE_SHIRTS, trousers: TILE_TROUSERS }

/** A tape over a collar: measuring. */
export const TAPE = {
  stem: "tape-collar",
  url: "/brand/tape-collar.jpg",
  alt: "A tape measure lying over the collar of a white shirt",
  width: 2000,
  height: 1250,
  colour: "#e8e8d8",
  widths: [320, 480, 640],
  formats: ["avif" as const, "webp" as const],
}
