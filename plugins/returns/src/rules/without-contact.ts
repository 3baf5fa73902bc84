import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"

/** A request for somebody of the shop who sees no phones and addresses; the buyer's own words may have a phone. */
export const withoutContact = (row: ReturnRow): ReturnRow => ({
  ...row,
  phone: "",
  lines: row.lines.map((line) => ({ ...line, note: hideContact(line.note) })),
})

/** The same of a whole request. */
const wholeWithoutContact = (request: ReturnRequest): ReturnRequest => ({
  ...request,
  ...withoutContact(request),
  address: null,
  timeline: request.timeline.map((step) => ({ ...step, note: hideContact(step.note) })),
})

/** A whole request as somebody of the shop with this role may read it. */
export const asStaffReads = (role: Role, request: ReturnRequest): ReturnRequest =>
  seesContact(role) ? request : wholeWithoutContact(request)
