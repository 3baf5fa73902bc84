import type { Difference } from "../../../ui/form/merge"
import type { GalleryPicture } from "./calls"

/** A picture in the editor: the server's data, with the editor's own alternative text and position. */
export type Draft = Omit<GalleryPicture, "_id">

/** Only the parts that a save sends. */
export const wantedOf = (draft: readonly Draft[]) => draft.map(({ stem, alt }) => ({ stem, alt: alt.trim() }))

export const isSame = (one: readonly Draft[], other: readonly Draft[]) =>
  JSON.stringify(wantedOf(one)) === JSON.stringify(wantedOf(other))

/** Moves one picture to the position of another. */
export function moved(draft: readonly Draft[], stem: string, to: number): Draft[] {
  const picture = draft.find((one) => one.stem === stem)
  const rest = draft.filter((one) => one.stem !== stem)
  return picture ? [...rest.slice(0, to), picture, ...rest.slice(to)] : [...draft]
}

/** Appends pictures; those already there stay in place. */
export const added = (draft: readonly Draft[], pictures: readonly Draft[], most: number): Draft[] =>
  [
    ...draft,
    ...pictures.filter(
      ({ stem }, place) =>
        !draft.some((one) => one.stem === stem) && pictures.findIndex((one) => one.stem === stem) === place,
    ),
  ].slice(0, most)

/**
 * Inserts a finished upload at its place among the others selected with it: a small file that finished before a large
 * one must not come first. `turns`: the selection order of the uploads here, by stem.
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

/** Updates the processing state of each picture without touching what is being edited. */
export const refreshed = (draft: readonly Draft[], loaded: readonly Draft[]): Draft[] =>
  draft.map((one) => ({ ...one, stage: loaded.find(({ stem }) => stem === one.stem)?.stage ?? one.stage }))

const stems = (draft: readonly Draft[]) => draft.map(({ stem }) => stem)
const isSameOrder = (one: readonly Draft[], other: readonly Draft[]) => stems(one).join() === stems(other).join()

/** Their gallery with my changes since `base`: added, removed, described, and reordered if they did not. */
export function both(base: readonly Draft[], mine: readonly Draft[], theirs: readonly Draft[]): Draft[] {
  const [before, now] = [new Map(base.map((one) => [one.stem, one])), new Map(mine.map((one) => [one.stem, one]))]
  const merged = theirs.flatMap((one) => {
    const own = now.get(one.stem)
    if (!own) return before.has(one.stem) ? [] : [one]
    return [own.alt === before.get(one.stem)?.alt ? one : { ...one, alt: own.alt }]
  })
  const isTheirs = new Set(stems(theirs))
  const all = [...merged, ...mine.filter(({ stem }) => !before.has(stem) && !isTheirs.has(stem))]
  if (!isSameOrder(base, theirs)) return all
  const place = (stem: string) => (now.has(stem) ? stems(mine).indexOf(stem) : mine.length)
  return all.toSorted((one, other) => place(one.stem) - place(other.stem))
}

/** The two galleries in words, for the person who has to choose. */
export function versionsOf(base: readonly Draft[], mine: readonly Draft[], theirs: readonly Draft[]): Difference[] {
  const by = (same: (one: readonly Draft[], other: readonly Draft[]) => boolean) =>
    same(base, theirs) ? "me" : same(base, mine) ? "them" : null
  const pictures = (draft: readonly Draft[]) => `${draft.length} ${draft.length === 1 ? "picture" : "pictures"}`
  const words = (draft: readonly Draft[]) => draft.map(({ alt }) => alt.trim() || "–").join(" / ")
  const rows: Difference[] = []
  if (!isSameOrder(mine, theirs))
    rows.push({
      key: "pictures",
      label: "Pictures",
      by: by(isSameOrder) ?? "me",
      mine: pictures(mine),
      theirs: pictures(theirs),
    })
  if (words(mine) !== words(theirs))
    rows.push({ key: "words", label: "What they show", by: "me", mine: words(mine), theirs: words(theirs) })
  return rows
}
