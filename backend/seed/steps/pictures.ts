import type { MedusaContainer } from "@medusajs/framework/types"
import type { NewPicture } from "@silai/contracts/catalogue/service"
import fs from "node:fs"
import path from "node:path"
import type { Shot } from "../styles/gallery"

const box = path.resolve("backend/seed/pictures")

/**
 * Registers the pictures of these galleries as uploads would; one that is in two is registered once. Their files are
 * made later, in the background.
 */
export function hangPictures(container: MedusaContainer, galleries: readonly Shot[][]): Promise<NewPicture[][]> {
  const hung = new Map<string, Promise<NewPicture>>()
  const hang = (shot: Shot) => {
    const known = hung.get(shot.file) ?? hangOne(container, shot)
    hung.set(shot.file, known)
    return known
  }
  return Promise.all(galleries.map((gallery) => Promise.all(gallery.map(hang))))
}

async function hangOne(container: MedusaContainer, { file, alt, name, folders }: Shot): Promise<NewPicture> {
  const master = await fs.promises.readFile(path.join(box, file))
  const picture = await container.resolve("catalogue").addPicture(master, alt)
  await container.resolve("silai_file").list({ stem: picture.stem, name, folders })
  return picture
}
