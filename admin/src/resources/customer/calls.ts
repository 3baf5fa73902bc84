import type { BaseRecord } from "@refinedev/core"
import type { CustomerPage, CustomerRow } from "@silai/contracts/customer/shapes"
import { entry } from "../../providers/call"

export const askCustomers = entry("/admin/customer/all")
export const askCustomerFile = entry("/admin/customer/export")
export const askCustomer = entry("/admin/customer/single")
export const askNoteAdd = entry("/admin/customer/note-add")
export const askNoteRemove = entry("/admin/customer/note-remove")
export const askEndSessions = entry("/admin/customer/end-sessions")

export type CustomerRecord = CustomerRow & BaseRecord
export type WholeCustomer = CustomerPage & BaseRecord
