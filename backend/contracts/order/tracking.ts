import { plainOf } from "../plain"

/** A parcel's number as the courier prints it: without the apostrophe of a spreadsheet and the marks of a message. */
export const trackingOf = (written: string): string => plainOf(written).replace(/^['\s]+/, "")

/** A long number that a spreadsheet has shortened, `1.23457E+12`: its last digits are lost. */
export const isShortened = (tracking: string): boolean => /^\d(?:[.,]\d+)?\s?e\s?\+?\s?\d+$/i.test(tracking)
