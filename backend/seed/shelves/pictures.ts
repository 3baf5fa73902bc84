import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace, type NewPicture } from "@silai/contracts/catalogue/face"
import { FILES, type FileFace } from "@silai/contracts/file/face"
import fs from "node:fs"
import path from "node:path"
import type { SeedColour, SeedStyle } from "../styles/style"

const box = path.resolve("backend/seed/pictures")

/** Takes in a colourway's five pictures as an upload would, in gallery order. Their files are made later, in the background. */
export async function hangPictures(
  container: MedusaContainer,
  style: SeedStyle,
  { colour }: SeedColour,
): Promise<NewPicture[]> {
  const catalogue = container.resolve<CatalogueFace>(CATALOGUE)
  return Promise.all(
    style.pictures.views.map(async ([view, shows]) => {
      const master = await fs.promises.readFile(
        path.join(box, `${style.pictures.prefix}_${colour.toLowerCase().replace(" ", "-")}_${view}.jpg`),
      )
      const picture = await catalogue.addPicture(master, `${colour} ${style.name}, ${shows}`)
      await container
        .resolve<FileFace>(FILES)
        .list({
          stem: picture.stem,
          name: `${colour} ${style.name}, ${view}.jpg`,
          folders: [style.category, style.name],
        })
      return picture
    }),
  )
}
