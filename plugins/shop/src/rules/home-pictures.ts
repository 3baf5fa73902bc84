import { type HomeContent, ownPicture } from "@silai/contracts/shop/home"

/** Stems of the pictures of the file manager that the home page shows, each once. */
export const picturesIn = ({ banner, tiles }: HomeContent): string[] => [
  ...new Set([banner.wide, banner.phone, ...tiles.map(({ picture }) => picture)].filter((name) => !ownPicture(name))),
]
