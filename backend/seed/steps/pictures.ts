import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type ICatalogueModuleService, type NewPicture } from "@silai/contracts/catalogue/service"
import { FILES } from "@silai/contracts/file/service"
import fs from "node:fs"
import path from "node:path"
import type { SeedColour, SeedStyle } from "../styles/style"

const box = path.resolve("backend/seed/pictures")

/**
 * Registers a colourway's five pictures as an upload would, in gallery order. Their files are made later, in the
 * background.
 */
export async function hangPictures(
  container: MedusaContainer,
  style: SeedStyle,
  { colour }: SeedColour,
): Promise<NewPicture[]> {
  const catalogue = container.resolve<ICatalogueModuleService>(CATALOGUE)
  return Promise.all(
    style.pictures.views.map(async ([view, shows]) => {
      const master = await fs.promises.readFile(
        path.join(box, `${style.pictures.prefix}_${colour.toLowerCase().replace(" ", "-")}_${view}.jpg`),
      )
      const picture = await catalogue.addPicture(master, `${colour} ${style.name}, ${shows}`)
      await container.resolve(FILES).list({
        stem: picture.stem,
        name: `${colour} ${style.name}, ${view}.jpg`,
        folders: [style.category, style.name],
      })
      return picture
    }),
  )
}
