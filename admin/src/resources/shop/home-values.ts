import { FIRST_HOME, type HomeContent } from "@silai/contracts/shop/home"
import { homeMessages } from "@silai/contracts/shop/home-messages"
import type { StoredHome } from "@silai/contracts/shop/home-calls"
import { HOME } from "@silai/contracts/shop/limits"
import { settingsMessages } from "@silai/contracts/shop/messages"

export type TileValues = HomeContent["tiles"][number]
/** The home page as its form has it. */
export type HomeValues = Pick<HomeContent["banner"], "reckoned" | "line" | "headline" | "wide" | "phone"> & {
  mainWords: string
  mainLink: string
  moreWords: string
  moreLink: string
  slides: string[]
  tiles: TileValues[]
}

export const valuesOf = ({ banner: { main, more, ...banner }, slides, tiles }: HomeContent): HomeValues => ({
  ...banner,
  mainWords: main.words,
  mainLink: main.link,
  moreWords: more.words,
  moreLink: more.link,
  slides,
  tiles,
})

export const blank = valuesOf(FIRST_HOME)
export const BLANK_TILE: TileValues = { words: "", link: "/explore", picture: FIRST_HOME.tiles[0]?.picture ?? "" }

/** The body of the call. */
export const toContent = ({
  mainWords,
  mainLink,
  moreWords,
  moreLink,
  slides,
  tiles,
  ...banner
}: HomeValues): HomeContent => ({
  banner: {
    ...banner,
    main: { words: mainWords, link: mainLink },
    more: { words: moreWords, link: moreLink },
  },
  slides,
  tiles,
})

export const wrongLink = (link: string) =>
  HOME.link.test((link ?? "").trim()) ? undefined : settingsMessages.linkShape
export const wrongWords = (words: string) => ((words ?? "").trim() ? undefined : homeMessages.wordsMissing)

const pieces = (n: number) => (n === 1 ? "1 slide" : `${n} slides`)
export const tilesInWords = (tiles: readonly TileValues[]) => tiles.map(({ words }) => words).join(", ")

/** A version in a line: "New Black Aura Edition; 5 slides; Shirts, Trousers". */
export const inWords = ({ values: { banner, slides, tiles } }: Pick<StoredHome, "values">) =>
  [banner.headline, pieces(slides.length), tilesInWords(tiles)].join("; ")
