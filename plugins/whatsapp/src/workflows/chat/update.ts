import type { MedusaContainer } from "@medusajs/framework/types"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { peopleWhoAnswer } from "../../queries/choices"
import { lockChat, type LockedChat } from "./lock"

/** A property that is left out stays unchanged. `assignedTo`, `snoozedUntil`, `customerId` null: none. */
export type ChatChange = {
  chatId: string
  isRead?: true
  labels?: readonly string[]
  assignedTo?: string | null
  snoozedUntil?: string | null
  isDone?: boolean
  customerId?: string | null
}

/**
 * Changes what staff note about a chat.
 * @throws whatsapp.unknown, whatsapp.assignee_unknown, whatsapp.customer_unknown, whatsapp.snooze_past
 */
export function updateChat(container: MedusaContainer, change: ChatChange): Promise<{ chatId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const chat = await lockChat(trx, change.chatId)
    const set = (columns: string, ...values: unknown[]) =>
      trx.raw(`update whatsapp_chat set ${columns} where id = ?`, [...values, chat.id])
    if (change.isRead) await set("unread = 0")
    if (change.labels) await set("labels = ?::text[]", [...new Set(change.labels)])
    if (change.assignedTo !== undefined) {
      const name = change.assignedTo && (await nameOfStaff(container, trx, change.assignedTo))
      await set("assigned_to = ?, assigned_name = ?", change.assignedTo, name)
    }
    if (change.snoozedUntil !== undefined) {
      if (change.snoozedUntil !== null) checkSnooze(new Date(change.snoozedUntil))
      await set("snoozed_until = ?", change.snoozedUntil)
    }
    if (change.isDone !== undefined)
      await set(
        change.isDone
          ? "done_at = now(), snoozed_until = null, unread = 0, waiting_since = null, waiting_notified_at = null"
          : "done_at = null",
      )
    if (change.customerId !== undefined) await link(container, trx, chat, change.customerId)
    await notifyLive(trx, "whatsapp.changed", { chatId: chat.id })
    return { chatId: chat.id }
  })
}

function checkSnooze(until: Date): void {
  const most = Date.now() + CHAT.snoozeMostDays * 24 * 60 * 60_000
  if (until.getTime() <= Date.now() || until.getTime() > most) throw refuse(whatsappRefusals.snooze_past)
}

async function nameOfStaff(container: MedusaContainer, trx: Sql, userId: string): Promise<string> {
  const people = await peopleWhoAnswer(container, trx)
  const found = people.find((one) => one.userId === userId)
  if (!found) throw refuse(whatsappRefusals.assignee_unknown)
  return found.name
}

async function link(container: MedusaContainer, trx: Sql, chat: LockedChat, customerId: string | null): Promise<void> {
  if (customerId && !(await container.resolve("account").isCustomer(trx, customerId)))
    throw refuse(whatsappRefusals.customer_unknown)
  await trx.raw(`update whatsapp_contact set customer_id = ?, is_linked_by_hand = true where id = ?`, [
    customerId,
    chat.contact_id,
  ])
}
