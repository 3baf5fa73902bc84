import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import { BACKUPS, WORKERS } from "@silai/contracts/house/limits"
import type { noticeCalls } from "@silai/contracts/notice/calls"
import { houseHealth } from "@silai/kit/health"
import { databaseOf } from "@silai/kit/knex"

const lateAfter = { copy: BACKUPS.copyAtMostSeconds, changes: BACKUPS.changesAtMostSeconds }

/** The health of the shop's own systems, collected from the parts that know it. */
export async function readHealth(container: MedusaContainer): Promise<ReplyOf<typeof noticeCalls.health>["data"]> {
  const [{ backups, outbox, workers }, gateways, whatsapp, storage] = await Promise.all([
    houseHealth(databaseOf(container)),
    container.resolve("checkout").news(),
    container.resolve("silai_whatsapp").health(databaseOf(container)),
    container.resolve("catalogue").storage(),
  ])
  return {
    backups: backups.map((one) => ({ ...one, isLate: one.secondsAgo > lateAfter[one.kind] })),
    outbox,
    webhooks: [...gateways, whatsapp.webhook],
    chats: whatsapp.sending,
    workers: workers.map((one) => ({ ...one, isSilent: one.silentSeconds > WORKERS.silentAfterSeconds })),
    storage,
  }
}
