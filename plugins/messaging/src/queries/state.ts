import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { messageCalls } from "@silai/contracts/messaging/calls"
import type { StopOf } from "@silai/contracts/messaging/service"
import { databaseOf } from "@silai/kit/knex"
import { isAnyStopped } from "./stop"

/**
 * The wish as its page shows it. A key shows only its address's and its account's: it opens nothing else of the person, so nothing of
 * their WhatsApp.
 */
export async function readStop(
  container: MedusaContainer,
  of: Exclude<StopOf, { phone: string }>,
): Promise<ReplyOf<typeof messageCalls.state>["data"]> {
  const sql = databaseOf(container)
  const person = await container.resolve("account").provenPerson(sql, of)
  if ("email" in of)
    return {
      isStopped: await isAnyStopped(sql, {
        email: of.email,
        customerId: person?.customerId,
      }),
      isStoppedOnWhatsapp: false,
    }
  const phone = person?.phone ?? null
  return {
    isStopped: await isAnyStopped(sql, { ...of, phone, email: person?.email }),
    isStoppedOnWhatsapp: phone !== null && (await container.resolve("silai_whatsapp").isStopped(sql, phone)),
  }
}
