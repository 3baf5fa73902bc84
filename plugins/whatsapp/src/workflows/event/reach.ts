import type { IMessagingModuleService } from "@silai/contracts/messaging/service"
import type { Consent, ConsentReach } from "@silai/contracts/whatsapp/kinds"
import type { Sql } from "@silai/kit/knex"
import { mobileOf } from "../../rules/contact"

/**
 * Carries STOP or START to the shop's other channels. WhatsApp proves the number by its signature; a contact that is
 * known only by an id, or whose number is not Indian, has no other channel; and a later wish from the account or a mail
 * holds.
 */
export async function reachOf(
  trx: Sql,
  messaging: IMessagingModuleService,
  waId: string | null,
  { consent, at }: { consent: Consent; at: Date },
): Promise<ConsentReach> {
  const phone = mobileOf(waId)
  if (phone === null) return "whatsapp"
  const { customerId, isNew } = await messaging.setStop(trx, { phone }, { isStopped: consent === "stop", at })
  if (!isNew) return "whatsapp"
  return customerId ? "account" : "number"
}
