import { plainOf, untilSettled } from "../plain"

const label = /^(?:awb|waybill|tracking|docket|consignment)\s*(?:no|number|id|code)?\.?\s*[:=#]\s*/i

/**
 * A parcel's number as the courier prints it: without the apostrophe, the ="…" and the ".0" of a spreadsheet, and the label and marks of
 * a message.
 */
export const trackingOf = untilSettled((written) =>
  plainOf(written)
    .replace(/^['\s]+/, "")
    .replace(/^="?([^"]*)"?$/, "$1")
    .replace(label, "")
    .replace(/^(\d{6,})\.0+$/, "$1"),
)

/** A long number that a spreadsheet has shortened, `1.23457E+12`: its last digits are lost. */
export const isShortened = (tracking: string): boolean => /^\d(?:[.,]\d+)?\s?e\s?\+?\s?\d+$/i.test(tracking)
