import type { ReturnRequest, ReturnRow } from "@silai/contracts/returns/calls"
import { hideContact } from "@silai/kit/hide-contact"

/** A request for somebody of the shop who sees no phones and addresses; the buyer's own words may have a phone. */
export const withoutContact = (row: ReturnRow): ReturnRow => ({
  ...row,
  phone: "",
  lines: row.lines.map((line) => ({ ...line, note: hideContact(line.note) })),
})

/** The same of a whole request. */
export const wholeWithoutContact = (request: ReturnRequest): ReturnRequest => ({
  ...request,
  ...withoutContact(request),
  address: null,
  timeline: request.timeline.map((step) => ({ ...step, note: hideContact(step.note) })),
})
