import type { BaseRecord } from "@refinedev/core"
import type { customerCalls } from "@silai/contracts/customer/calls"
import type { CustomerPage, CustomerRow } from "@silai/contracts/customer/shapes"
import { entry } from "../../providers/call"

export const askCustomers = entry<typeof customerCalls.all>("/admin/customer/all")
export const askCustomerFile = entry<typeof customerCalls.export>("/admin/customer/export")
export const askCustomer = entry<typeof customerCalls.single>("/admin/customer/single")
export const askNoteAdd = entry<typeof customerCalls.noteAdd>("/admin/customer/note-add")
export const askNoteRemove = entry<typeof customerCalls.noteRemove>("/admin/customer/note-remove")
export const askEndSessions = entry<typeof customerCalls.endSessions>("/admin/customer/end-sessions")

export type CustomerRecord = CustomerRow & BaseRecord
export type WholeCustomer = CustomerPage & BaseRecord
