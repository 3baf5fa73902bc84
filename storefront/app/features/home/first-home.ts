import { present } from "@silai/contracts/present"
import { FIRST_HOME, ownPicture } from "@silai/contracts/shop/home"
import type { ShownHome } from "@silai/contracts/shop/home-calls"

const { reckoned: _reckoned, wide, phone, ...banner } = FIRST_HOME.banner

const own = (name: string) => present(ownPicture(name), `the picture ${name}`)

/** Shown while the server does not reply: the original texts, and no pieces. */
export const firstHome: ShownHome = {
  banner: { ...banner, percentOff: 0, wide: own(wide), phone: own(phone) },
  slides: [],
  tiles: FIRST_HOME.tiles.map((tile) => ({ ...tile, picture: own(tile.picture) })),
}
