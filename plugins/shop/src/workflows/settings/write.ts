import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { KeptSettings, shopCalls } from "@silai/contracts/shop/calls"
import { settingsRefusals } from "@silai/contracts/shop/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { sectionKept } from "../../rules/kept"
import { historyOf, versionOf } from "../../queries/settings"

type Change = ParsedBodyOf<typeof shopCalls.update> & { by: { userId: string; name: string } }

/**
 * Writes the next version of a section, which counts from the commit on.
 * @throws shop.settings_changed
 */
export async function writeSettings(container: MedusaContainer, change: Change): Promise<KeptSettings> {
  const { section, version, values, by } = change
  const kept = await databaseOf(container).transaction(async (trx) => {
    // Two who save at once queue here, and the second is told of the first.
    await trx.raw(`select pg_advisory_xact_lock(hashtext('shop_setting ' || ?))`, [section])
    if ((await versionOf(trx, section)) !== version) throw refuse(settingsRefusals.settings_changed)
    await trx.raw(
      `insert into shop_setting (section, version, value, author_id, author_name) values (?, ?, ?::jsonb, ?, ?)`,
      [section, version + 1, JSON.stringify(sectionKept(section, values)), by.userId, by.name],
    )
    await emitEvents(trx, { name: "silai.shop-settings.updated", data: [{ id: section }] })
    await notifyLive(trx, "shop-settings.changed", { section })
    return (await historyOf(trx, section))[0]!
  })
  container.resolve("shop").readAnew()
  return kept
}
