import { z } from "zod"
import { idShape } from "../account/shapes"
import { defineCall } from "../call"
import { CUSTOMER_LIST, CUSTOMER_NOTE, CUSTOMER_SORTS } from "./limits"
import { customerSays } from "./messages"
import { customerFilters, customerNote, customerPage, customerRow } from "./shapes"

const sort = z.enum(CUSTOMER_SORTS).default("newest")

export const customerCalls = {
  all: defineCall({
    path: "/admin/customer/all", audience: "backOffice", duty: "customer.read",
    summary: "The shop's customers: accounts, and guests who bought, one row per phone. Search finds names, phones and e-mails.",
    body: z.strictObject({
      ...customerFilters, sort,
      page: z.number().int().min(1).max(CUSTOMER_LIST.maxPage).default(1),
      pageSize: z.number().int().min(1).max(CUSTOMER_LIST.maxPageSize).default(CUSTOMER_LIST.pageSize),
    }),
    reply: z.object({ data: z.array(customerRow), total: z.number(), totalPages: z.number() }),
  }),
  export: defineCall({
    path: "/admin/customer/export", audience: "backOffice", duty: "customer.read",
    summary: "The filtered list as a file: answers text/csv, at most ten thousand rows, twenty times an hour.",
    body: z.strictObject({ ...customerFilters, sort }),
    reply: z.object({}),
  }),
  single: defineCall({
    path: "/admin/customer/single", audience: "backOffice", duty: "customer.read",
    summary: "Everything about one person; a guest is named by their first order.",
    body: z.strictObject({ customerId: idShape }),
    reply: z.object({ data: customerPage }),
  }),
  noteAdd: defineCall({
    path: "/admin/customer/note-add", audience: "backOffice", duty: "customer.write",
    summary: "Writes a note about somebody, for the shop's people only.",
    body: z.strictObject({ customerId: idShape, text: z.string().trim().min(1, customerSays.noteEmpty).max(CUSTOMER_NOTE.maxLength, customerSays.noteTooLong) }),
    reply: z.object({ data: z.array(customerNote) }),
  }),
  noteRemove: defineCall({
    path: "/admin/customer/note-remove", audience: "backOffice", duty: "customer.write",
    summary: "Removes a note.",
    body: z.strictObject({ noteId: idShape }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
  endSessions: defineCall({
    path: "/admin/customer/end-sessions", audience: "backOffice", duty: "customer.write",
    summary: "Signs a customer out everywhere.",
    body: z.strictObject({ customerId: idShape }),
    reply: z.object({ data: z.object({ ended: z.number() }) }),
  }),
}
