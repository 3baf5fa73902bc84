import type { MedusaContainer } from "@medusajs/framework/types"
import { notesOf } from "../../queries/customer/notes"
import { CUSTOMER_NOTE } from "@silai/contracts/customer/limits"
import { customerRefusals } from "@silai/contracts/customer/messages"
import type { CustomerNote } from "@silai/contracts/customer/shapes"
import { newId } from "@silai/kit/ids"
import { emitEvents } from "@silai/kit/events"
import { type Database, databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { knownBy } from "../../queries/customer/person"

type NewNote = { customerId: string; text: string; by: { userId: string; name: string } }

/**
 * Adds a note to an account, or to a guest's phone; `customerId` is a person's id in the back office, also a guest's.
 * Returns all notes about them.
 * @throws customer.unknown, customer.deleted, customer.notes_full
 */
export function addNote(
  container: MedusaContainer,
  { customerId: personId, text, by }: NewNote,
): Promise<{ noteId: string; notes: CustomerNote[] }> {
  const orders = container.resolve("silai_order")
  return databaseOf(container).transaction(async (trx) => {
    const known = await knownBy(trx, orders, personId)
    // Locked while the note is written: an account being deleted at this moment keeps none.
    if (known.customerId) await trx.raw(`select 1 from customer where id = ? for update`, [known.customerId])
    if ((await knownBy(trx, orders, known.id)).kind === "deleted") throw refuse(customerRefusals.deleted)
    if ((await notesOf(trx, known)).length >= CUSTOMER_NOTE.most) throw refuse(customerRefusals.notes_full)
    const noteId = newId("note")
    const phone = known.customerId ? null : known.phone
    await trx.raw(
      `insert into customer_note (id, customer_id, phone, text, author_id, author) values (?, ?, ?, ?, ?, ?)`,
      [noteId, known.customerId, phone, text, by.userId, by.name],
    )
    await emitEvents(trx, { name: "silai.customer-note.created", data: [{ id: noteId }] })
    return { noteId, notes: await notesOf(trx, known) }
  })
}

/** @throws customer.note_unknown */
export async function removeNote(database: Database, noteId: string): Promise<void> {
  await database.transaction(async (trx) => {
    if (!(await one(trx, `delete from customer_note where id = ? returning id`, [noteId])))
      throw refuse(customerRefusals.note_unknown)
    await emitEvents(trx, { name: "silai.customer-note.deleted", data: [{ id: noteId }] })
  })
}

/** Deletes all notes about a person with the account, including those from before it existed. */
export async function forgetNotes(trx: Sql, customerId: string, phone: string | null): Promise<void> {
  await trx.raw(`delete from customer_note where customer_id = ? or phone = ?`, [customerId, phone])
}
