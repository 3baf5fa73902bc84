import { actWorkflow, hooksAround } from "@silai/kit/workflow"
import { databaseOf } from "@silai/kit/knex"
import { addNote, removeNote } from "./notes"

/** The person who signs up, without the password. */
export type NewCustomer = { name: string; email: string; phone: string | null }

/** Creates an account, by phone or with Google. Hooks: `validate`, `customerCreated`. */
export const createCustomerWorkflow = hooksAround<NewCustomer, { customerId: string }, "customerCreated">(
  "silai-create-customer",
  "customerCreated",
)

/** A customer's change of their profile; absent fields stay unchanged. */
export type CustomerChange = { customerId: string; name?: string; email?: string; phone?: string }

/** Changes a customer's name, e-mail or phone. Hooks: `validate`, `customerUpdated` (only when something differed). */
export const updateCustomerWorkflow = hooksAround<CustomerChange, { customerId: string }, "customerUpdated">(
  "silai-update-customer",
  "customerUpdated",
)

/** Deletes an account. Hooks: `validate`, `customerDeleted`. */
export const deleteCustomerWorkflow = hooksAround<{ customerId: string }, { customerId: string }, "customerDeleted">(
  "silai-delete-customer",
  "customerDeleted",
)

/** Adds a note about a customer, or a guest. Hooks: `validate`, `customerNoteCreated`; what the second refuses is removed again. */
export const addCustomerNoteWorkflow = actWorkflow("silai-add-customer-note", {
  done: "customerNoteCreated",
  act: addNote,
  undo: (container, { noteId }) => removeNote(databaseOf(container), noteId),
})

/** Removes a note. Hooks: `validate`, `customerNoteDeleted`. */
export const deleteCustomerNoteWorkflow = actWorkflow("silai-delete-customer-note", {
  done: "customerNoteDeleted",
  act: async (container, { noteId }: { noteId: string }) => {
    await removeNote(databaseOf(container), noteId)
    return { noteId }
  },
})
