import { TAX_MONTH } from "@silai/contracts/papers/limits"

const india = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", year: "numeric", month: "2-digit" })

/** This month in India, as "2026-11". */
export const thisMonth = (now = new Date()): string => india.format(now)

/** The month that an address names, or this one. */
export const monthIn = (text: string | null): string => (text && TAX_MONTH.test(text) ? text : thisMonth())
