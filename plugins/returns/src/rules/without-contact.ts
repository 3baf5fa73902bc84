import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import { type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"

/** A request for staff who see no phones and addresses; the buyer's own words may contain a phone. */
export const withoutContact = (row: ReturnRow): ReturnRow => ({
  ...row,
  phone: "",
  lines: row.lines.map((line) => ({ ...line, note: hideContact(line.note) })),
})

/** The same for a whole request. */
const wholeWithoutContact = (request: ReturnRequest): ReturnRequest => ({
  ...request,
  ...withoutContact(request),
  address: null,
  parcels: [],
  timeline: request.timeline.map((step) => ({ ...step, note: hideContact(step.note) })),
})

/** A whole request as a staff member with this role may read it. */
export const asStaffReads = (role: Role, request: ReturnRequest): ReturnRequest =>
  seesContact(role) ? request : wholeWithoutContact(request)
