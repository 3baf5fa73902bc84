import type { MedusaContainer } from "@medusajs/framework/types"
import type { HomeContent } from "@silai/contracts/shop/home"
import { homeRefusals } from "@silai/contracts/shop/home-messages"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { picturesIn } from "../../rules/home-pictures"

/**
 * Records which pictures the home page shows: they cannot be deleted while it does.
 * @throws shop.picture_gone
 */
export async function recordPicturesShown(container: MedusaContainer, trx: Sql, home: HomeContent): Promise<void> {
  const catalogue = container.resolve("catalogue")
  const stems = picturesIn(home)
  await catalogue.lockPictures(stems, trx)
  if ((await catalogue.picturesOf(stems, trx)).length < stems.length) throw refuse(homeRefusals.picture_gone)
  await catalogue.notePicturesShown({ kind: "home", id: "home", name: "Home page", slug: "/" }, stems, trx)
}
