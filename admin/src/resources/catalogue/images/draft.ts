import type { GalleryPicture } from "./calls"

/** A picture as the editor holds it: what the server said, with words and place of the editor's own. */
export type Draft = Omit<GalleryPicture, "_id">

/** Just the parts that a save would send. */
export const wantedOf = (draft: readonly Draft[]) => draft.map(({ stem, alt }) => ({ stem, alt: alt.trim() }))

export const isSame = (one: readonly Draft[], other: readonly Draft[]) =>
  JSON.stringify(wantedOf(one)) === JSON.stringify(wantedOf(other))

/** Moves one picture to the place of another. */
export function moved(draft: readonly Draft[], stem: string, to: number): Draft[] {
  const picture = draft.find((one) => one.stem === stem)
  const rest = draft.filter((one) => one.stem !== stem)
  return picture ? [...rest.slice(0, to), picture, ...rest.slice(to)] : [...draft]
}

/** Adds pictures at the end; those that are there already stay where they are. */
export const added = (draft: readonly Draft[], pictures: readonly Draft[], most: number): Draft[] =>
  [
    ...draft,
    ...pictures.filter(
      ({ stem }, place) =>
        !draft.some((one) => one.stem === stem) && pictures.findIndex((one) => one.stem === stem) === place,
    ),
  ].slice(0, most)

/**
 * Adds an upload where it belongs among the others that were chosen with it: a small one that overtook a large one on the line does
 * not stand before it. `turns`: the turn of those that were uploaded here, by stem.
 */
export function arrived(
  draft: readonly Draft[],
  picture: Draft,
  turns: ReadonlyMap<string, number>,
  most: number,
): Draft[] {
  const turn = turns.get(picture.stem) ?? 0
  const place = draft.findIndex(({ stem }) => (turns.get(stem) ?? 0) > turn)
  if (place < 0 || draft.length >= most || draft.some(({ stem }) => stem === picture.stem))
    return added(draft, [picture], most)
  return [...draft.slice(0, place), picture, ...draft.slice(place)]
}

/** How far the server is with each picture, without touching what is being edited. */
export const refreshed = (draft: readonly Draft[], said: readonly Draft[]): Draft[] =>
  draft.map((one) => ({ ...one, stage: said.find(({ stem }) => stem === one.stem)?.stage ?? one.stage }))
