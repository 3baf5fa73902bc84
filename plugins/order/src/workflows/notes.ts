import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_NOTE } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { newId } from "@silai/kit/ids"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { type Colleague, mayRemove } from "../queries/notes"
import { lockOrder } from "./settle"

/** `namesAddress`: it contains an address, which not all staff may see. */
type NewNote = { orderId: string; text: string; by: Pick<Colleague, "userId" | "name">; namesAddress?: boolean }

/** Writes a note in the transaction of the change that it describes. */
export async function writeNote(trx: Sql, { orderId, text, by, namesAddress = false }: NewNote): Promise<string> {
  const id = newId("ordnote")
  await trx.raw(
    `insert into order_note (id, order_id, text, author_id, author, names_address) values (?, ?, ?, ?, ?, ?)`,
    [id, orderId, text, by.userId, by.name, namesAddress],
  )
  await emitEvents(trx, { name: "silai.order-note.created", data: [{ id, order_id: orderId }] })
  return id
}

/** Adds a note about an order. @throws order.not_found, order.notes_full */
export function addNote(container: MedusaContainer, note: NewNote): Promise<{ noteId: string; orderId: string }> {
  const { orderId } = note
  return databaseOf(container).transaction(async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw refuse(orderRefusals.not_found)
    const kept = await only<{ n: number }>(trx, `select count(*)::int as n from order_note where order_id = ?`, [
      orderId,
    ])
    if (kept.n >= ORDER_NOTE.most) throw refuse(orderRefusals.notes_full)
    const noteId = await writeNote(trx, note)
    await notifyLive(trx, "order.changed", { orderId })
    return { noteId, orderId }
  })
}

type Removal = { noteId: string; by: Colleague }
/** Removes a note. @throws order.note_unknown, order.note_not_yours */
export function removeNote(container: MedusaContainer, { noteId, by }: Removal): Promise<{ orderId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const note = await one<{ order_id: string; author_id: string }>(
      trx,
      `select order_id, author_id from order_note where id = ? for update`,
      [noteId],
    )
    if (!note) throw refuse(orderRefusals.note_unknown)
    if (!mayRemove(by, note.author_id)) throw refuse(orderRefusals.note_not_yours)
    await trx.raw(`delete from order_note where id = ?`, [noteId])
    await emitEvents(trx, { name: "silai.order-note.deleted", data: [{ id: noteId, order_id: note.order_id }] })
    await notifyLive(trx, "order.changed", { orderId: note.order_id })
    return { orderId: note.order_id }
  })
}

/** Deletes all notes about a customer's orders, with the account. */
export async function forgetNotes(trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`delete from order_note where order_id in (select order_id from order_state where customer_id = ?)`, [
    customerId,
  ])
}
