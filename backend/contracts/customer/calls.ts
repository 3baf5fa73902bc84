import { z } from "zod"
import { idShape } from "../account/shapes"
import { adminCall } from "../call"
import { CUSTOMER_LIST, CUSTOMER_NOTE, CUSTOMER_SORTS } from "./limits"
import { customerMessages } from "./messages"
import { customerFilters, customerNote, customerPage, customerRow } from "./shapes"
import { counted, fileSummary, paged } from "../paging"
import { proseShape } from "../text"

const read = adminCall("customer.read")
const write = adminCall("customer.write")

const sort = z.enum(CUSTOMER_SORTS).default("newest")

export const customerCalls = {
  all: read(
    "/admin/customer/all",
    "The shop's customers: accounts, and guests who bought, one row per phone. Search finds names, phones and e-mails.",
    {
      body: z.strictObject({
        ...customerFilters,
        sort,
        ...paged(CUSTOMER_LIST),
      }),
      reply: z.object({ data: z.array(customerRow), ...counted }),
    },
  ),
  export: read("/admin/customer/export", fileSummary("The filtered list of customers"), {
    body: z.strictObject({ ...customerFilters, sort }),
    reply: z.object({}),
  }),
  single: read("/admin/customer/single", "Everything about one person; a guest is named by their first order.", {
    body: z.strictObject({ customerId: idShape }),
    reply: z.object({ data: customerPage }),
  }),
  noteAdd: write("/admin/customer/note-add", "Adds a note about a customer, for staff only.", {
    body: z.strictObject({
      customerId: idShape,
      text: proseShape(CUSTOMER_NOTE.maxLength, customerMessages.noteTooLong).min(1, customerMessages.noteEmpty),
    }),
    reply: z.object({ data: z.array(customerNote) }),
  }),
  noteRemove: write("/admin/customer/note-remove", "Removes a note.", {
    body: z.strictObject({ noteId: idShape }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
  endSessions: write("/admin/customer/end-sessions", "Signs a customer out everywhere.", {
    body: z.strictObject({ customerId: idShape }),
    reply: z.object({ data: z.object({ ended: z.number() }) }),
  }),
}
