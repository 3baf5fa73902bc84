import { MOVE_MANY } from "../order/limits"

/** Papers written once, each with its own number, and kept. */
export const NUMBERED = ["invoice", "creditNote"] as const
export type Numbered = (typeof NUMBERED)[number]
/** Papers for internal use: drawn from the order's current state. */
export const PAPERS = [...NUMBERED, "packingSlip", "jobCard", "addressLabel", "addressLabelA4"] as const
export type PaperKind = (typeof PAPERS)[number]
/** A paper that is open on the table names the customer, but no phone or address: staff without access to contacts may print it. */
export const isWithoutContact = (kind: PaperKind) => kind === "jobCard"

/** `INV/26-27/000123`: at most 16 letters, digits, `-` and `/` (rule 46 of the CGST rules), consecutive within a financial year. */
export const SERIES = {
  invoice: "INV",
  creditNote: "CRN",
  digits: 6,
  pattern: /^(INV|CRN)\/\d\d-\d\d\/\d{6}$/,
} as const

/** How many orders' papers one file may hold, and how often a staff member, or a buyer, may request one. */
export const PAPER_PRINT = { orders: MOVE_MANY, perPerson: { points: 120, seconds: 60 * 60 } } as const
/**
 * How long the address of a paper's file works, after how long an open page replaces it, and how often it is opened in
 * that time.
 */
export const PAPER_LINK = { validMinutes: 60, replacedMinutes: 30, opened: { points: 30, seconds: 60 * 60 } } as const
/** Counted by order, so that only its readers use it up, not a neighbour in their network. */
export const PAPER_READ = { perOrder: { points: 60, seconds: 60 * 60 } } as const

/** `2026-11`: a month that is reported to the tax office. */
export const TAX_MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
export const TAX_FILES = ["documents", "hsn", "places", "refunds"] as const
export type TaxFile = (typeof TAX_FILES)[number]
/** From this sum on a sale to a private buyer in another state is reported one by one. */
export const LARGE_SALE_PAISE = 1_00_000_00
