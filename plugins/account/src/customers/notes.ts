import { CUSTOMER_NOTE } from "@silai/contracts/customer/limits"
import { customerRefusals } from "@silai/contracts/customer/messages"
import type { CustomerNote } from "@silai/contracts/customer/shapes"
import { newId } from "@silai/kit/ids"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { type Known, knownBy } from "./person"

/** Notes about somebody, the newest first: those about the account, and those about its phone from before there was one. */
export async function notesOf(sql: Sql, { customerId, phone }: Known): Promise<CustomerNote[]> {
  const rows = await many<{ id: string; text: string; author: string; created_at: Date }>(
    sql,
    `select id, text, author, created_at from customer_note where customer_id = ? or phone = ? order by created_at desc, id desc`,
    [customerId, phone],
  )
  return rows.map(({ id, text, author, created_at }) => ({ _id: id, text, author, at: created_at.toISOString() }))
}

/** Writes a note about an account, or about a guest's phone. @throws customer.unknown, customer.deleted, customer.notes_full */
export function addNote(
  database: Database,
  personId: string,
  text: string,
  by: { userId: string; name: string },
): Promise<CustomerNote[]> {
  return database.transaction(async (trx) => {
    const known = await knownBy(trx, personId)
    // Held while the note is written: an account that is being deleted in this moment keeps none.
    if (known.customerId) await trx.raw(`select 1 from customer where id = ? for update`, [known.customerId])
    if ((await knownBy(trx, known.id)).kind === "deleted") throw refuse(customerRefusals.deleted)
    if ((await notesOf(trx, known)).length >= CUSTOMER_NOTE.most) throw refuse(customerRefusals.notes_full)
    const phone = known.customerId ? null : known.phone
    await trx.raw(
      `insert into customer_note (id, customer_id, phone, text, author_id, author) values (?, ?, ?, ?, ?, ?)`,
      [newId("note"), known.customerId, phone, text, by.userId, by.name],
    )
    return notesOf(trx, known)
  })
}

/** @throws customer.note_unknown */
export async function removeNote(sql: Sql, noteId: string): Promise<void> {
  if (!(await one(sql, `delete from customer_note where id = ? returning id`, [noteId])))
    throw refuse(customerRefusals.note_unknown)
}

/** What was written about somebody goes with their account, also what was written before there was one. */
export async function forgetNotes(trx: Sql, customerId: string, phone: string | null): Promise<void> {
  await trx.raw(`delete from customer_note where customer_id = ? or phone = ?`, [customerId, phone])
}
