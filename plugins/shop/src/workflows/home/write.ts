import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { homeCalls, KeptHome } from "@silai/contracts/shop/home-calls"
import { homeRefusals } from "@silai/contracts/shop/home-messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { HOME_SECTION, homeVersion, homeVersions } from "../../queries/home"
import { picturesIn } from "../../rules/home-pictures"

type Change = ParsedBodyOf<typeof homeCalls.update> & { by: { userId: string; name: string } }

/**
 * Writes the next version of the home page, which counts from the commit on; its pictures cannot be deleted while it does.
 * @throws shop.home_changed, shop.picture_gone
 */
export function writeHome(container: MedusaContainer, { version, values, by }: Change): Promise<KeptHome> {
  const catalogue = container.resolve<ICatalogueModuleService>(CATALOGUE)
  const stems = picturesIn(values)
  return databaseOf(container).transaction(async (trx) => {
    // Two who save at once queue here, and the second is told of the first.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('shop_setting ' || ?))`, [HOME_SECTION])
    if ((await homeVersion(trx)) !== version) throw refuse(homeRefusals.home_changed)
    await catalogue.lockPictures(stems, trx)
    if ((await catalogue.picturesOf(stems, trx)).length < stems.length) throw refuse(homeRefusals.picture_gone)
    await catalogue.notePicturesShown({ kind: "home", id: "home", name: "Home page", slug: "/" }, stems, trx)
    await trx.raw(
      `insert into shop_setting (section, version, value, author_id, author_name) values (?, ?, ?::jsonb, ?, ?)`,
      [HOME_SECTION, version + 1, JSON.stringify(values), by.userId, by.name],
    )
    await emitEvents(trx, { name: "silai.shop-settings.updated", data: [{ id: HOME_SECTION }] })
    await notifyLive(trx, "home.changed", {})
    return (await homeVersions(trx))[0]!
  })
}
