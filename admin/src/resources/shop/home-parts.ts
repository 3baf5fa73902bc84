import type { HomeSlide } from "@silai/contracts/shop/home-calls"
import { createContext, useContext, useMemo, useState } from "react"
import type { StoredFile } from "../file/calls"
import type { HomeRecord } from "./home-calls"

/** A colourway and a picture, with what the preview needs. Rupees. */
export type Piece = { _id: string; slug: string; name: string; price: number | null; src: string | null }
export type Shot = { stem: string; src: string; colour: string }

const pieceOf = ({ _id, slug, name, price, picture }: HomeSlide): Piece => ({
  _id,
  slug,
  name,
  price,
  src: picture?.url ?? null,
})

/** Everything that any version of the page names, and what was chosen since. */
export function useHomeParts(record: HomeRecord) {
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  const [shots, setShots] = useState<readonly Shot[]>([])
  const { slides, pictures } = record
  return useMemo(() => {
    const allPieces = [...slides.map(pieceOf), ...pieces]
    const allShots = [...pictures.map(({ stem, url, colour }) => ({ stem, src: url, colour })), ...shots]
    return {
      /** Undefined: gone, or hidden from customers. */
      piece: (idOrSlug: string) => allPieces.find(({ _id, slug }) => _id === idOrSlug || slug === idOrSlug),
      shot: (stem: string) => allShots.find((one) => one.stem === stem),
      knowPiece: (piece: Piece) => setPieces((now) => [...now, piece]),
      knowFile: ({ stem, url, colour }: StoredFile) => setShots((now) => [...now, { stem, src: url, colour }]),
    }
  }, [slides, pictures, pieces, shots])
}

export type HomeParts = ReturnType<typeof useHomeParts>
export const HomePartsContext = createContext<HomeParts | null>(null)
/** Within the home page's form. */
export const useParts = (): HomeParts => useContext(HomePartsContext)!
