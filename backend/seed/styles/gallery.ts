import { slugOf, styles } from "./all"
import { outfits } from "./outfits"
import type { SeedColour, SeedStyle } from "./style"

/** One picture of a gallery: its master in `backend/seed/pictures`, and its place in the file manager. */
export type Shot = { file: string; alt: string; name: string; folders: readonly string[] }

/**
 * A colourway's pictures in gallery order: its front, an outfit with it, the other views, and last of all the cloth. Two
 * colourways of one outfit share its picture. Cards show the first, and the second under a pointer.
 */
export function galleryOf(style: SeedStyle, colour: SeedColour): Shot[] {
  const own = style.pictures.views.map(([view, shows]) => viewOf(style, colour, view, shows))
  const [outfit, ...others] = outfits.filter((pair) => pair.includes(slugOf(style, colour))).map(outfitOf)
  return [...own.slice(0, 1), ...(outfit ? [outfit] : []), ...own.slice(1, -1), ...others, ...own.slice(-1)]
}

function viewOf({ pictures, name, category }: SeedStyle, { colour }: SeedColour, view: string, shows: string): Shot {
  return {
    file: `${pictures.prefix}_${colour.toLowerCase().replace(" ", "-")}_${view}.jpg`,
    alt: `${colour} ${name}, ${shows}`,
    name: `${colour} ${name}, ${view}.jpg`,
    folders: [category, name],
  }
}

function outfitOf([shirt, trousers]: readonly [string, string]): Shot {
  const [top, below] = [pieceOf(shirt), pieceOf(trousers)]
  return {
    file: `outfits/${shirt}_${trousers}.jpg`,
    alt: `${top.name} ${top.wornOut ? "over" : "tucked into"} ${below.name}`,
    name: `${top.name} with ${below.name}.jpg`,
    folders: ["Outfits"],
  }
}

function pieceOf(slug: string): { name: string; wornOut: boolean } {
  for (const style of styles)
    for (const colour of style.colours)
      if (slugOf(style, colour) === slug)
        return { name: `${colour.colour} ${style.name}`, wornOut: style.tag === "casual" }
  throw new Error(`No piece of the opening range has the slug ${slug}`)
}
