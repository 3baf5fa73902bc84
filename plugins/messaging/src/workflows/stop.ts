import type { MedusaContainer } from "@medusajs/framework/types"
import type { IAccountModuleService } from "@silai/contracts/account/service"
import type { MessageAsk, StopOf } from "@silai/contracts/messaging/service"
import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { isAnyStopped, rowsOf, writeStop } from "../queries/stop"

type People = { account: IAccountModuleService; chats: IWhatsappModuleService }
type Wish = { isStopped: boolean; at: Date }

/** See `IMessagingModuleService`. */
export async function isWanted({ account, chats }: People, sql: Sql, { about, by, to }: MessageAsk): Promise<boolean> {
  const isOrder = about === "order"
  if (isOrder && (by === "mail" || by === "text")) return true
  if (isOrder || by === "whatsapp") {
    const phone = to.phone ?? (to.customerId ? await account.phoneOf(sql, to.customerId) : null)
    if (phone && (await chats.isStopped(sql, phone))) return false
  }
  if (isOrder) return true
  return !(await isStopped(account, sql, to))
}

async function isStopped(account: IAccountModuleService, sql: Sql, to: MessageAsk["to"]): Promise<boolean> {
  const { email, phone } = to
  const by = email ? { email } : phone ? { phone } : null
  const customerId = to.customerId ?? (by && (await account.provenPerson(sql, by))?.customerId)
  return isAnyStopped(sql, { email, phone, customerId })
}

/**
 * See `IMessagingModuleService`. A phone that is only typed into an order, or linked to an account by staff, ends nothing of that
 * account.
 */
export async function setStop(
  account: IAccountModuleService,
  trx: Sql,
  of: StopOf,
  wish: Wish,
): Promise<{ customerId: string | null; isNew: boolean }> {
  const person = await account.provenPerson(trx, of)
  const written = await writeStop(trx, rowsOf(of, person), wish)
  const customerId = person?.customerId ?? null
  const own = written.find(({ about }) => about === "customer")
  if (customerId && own && own.was !== wish.isStopped) {
    const name = wish.isStopped ? "silai.messages.stopped" : "silai.messages.started"
    await emitEvents(trx, { name, data: [{ id: customerId }] })
  }
  return { customerId, isNew: written.length > 0 }
}

/** See `IMessagingModuleService`. */
export async function forgetStops(
  trx: Sql,
  customerId: string,
  { phone, email }: { phone: string | null; email: string | null },
): Promise<void> {
  await trx.raw(
    `delete from message_stop where about = 'customer' and value = ?
        or not is_stopped and (about = 'phone' and value = ? or about = 'email' and value = lower(?))`,
    [customerId, phone ?? "", email ?? ""],
  )
}

/** A person ends, or begins again, all messages but news of orders, on a page. */
export const setMessages = (
  container: MedusaContainer,
  { of, isStopped }: { of: StopOf; isStopped: boolean },
): Promise<{ customerId: string | null; isNew: boolean }> =>
  databaseOf(container).transaction((trx) =>
    container.resolve("messaging").setStop(trx, of, { isStopped, at: new Date() }),
  )
