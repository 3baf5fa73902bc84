import type { Folder } from "./calls"

/** The folder of a URL: `found` is null at the top, undefined when it does not exist (any more). */
export type Place = { found: Folder | null | undefined; trail: Folder[] }

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Resolves the names in a URL from the top (`Shirts/Formal%20Shirt`), as the router passes it: already decoded. */
export function folderOf(path: string, folders: readonly Folder[]): Place {
  const trail: Folder[] = []
  for (const name of path.split("/").filter(Boolean)) {
    const next = folders.find((folder) => folder.parentId === (trail.at(-1)?._id ?? null) && same(folder.name, name))
    if (!next) return { found: undefined, trail }
    trail.push(next)
  }
  return { found: trail.at(-1) ?? null, trail }
}

/** The folders from the top down to this one. */
function trailOf(id: string | null, folders: readonly Folder[]): Folder[] {
  const folder = folders.find(({ _id }) => _id === id)
  return folder ? [...trailOf(folder.parentId, folders), folder] : []
}

/** The URL of a folder inside the back office. */
export const pathTo = (id: string | null, folders: readonly Folder[]) =>
  ["/file-manager", ...trailOf(id, folders).map(({ name }) => encodeURIComponent(name))].join("/")

/** "Shirts / Formal Shirt", for menus. */
export const labelOf = (id: string | null, folders: readonly Folder[]) =>
  trailOf(id, folders)
    .map(({ name }) => name)
    .join(" / ") || "All the way at the top"

export const childrenOf = (id: string | null, folders: readonly Folder[]) =>
  folders.filter(({ parentId }) => parentId === id)
