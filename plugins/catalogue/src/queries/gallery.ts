import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Gallery } from "@silai/contracts/catalogue/picture-calls"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { galleryOf } from "../modules/catalogue/sql/gallery"

/** The pictures of a product variant for its editor. @throws catalogue.not_found */
export async function readGallery(sql: Sql, variantId: string): Promise<Gallery> {
  const gallery = await one<Gallery>(sql, galleryOf, [variantId])
  if (!gallery) throw refuse(catalogueRefusals.not_found)
  return gallery
}
