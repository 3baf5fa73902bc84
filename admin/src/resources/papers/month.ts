import { dayTextInIndia } from "@silai/contracts/india"
import { TAX_MONTH } from "@silai/contracts/papers/limits"

/** This month in India, as "2026-11". */
export const thisMonth = (now = new Date()): string => dayTextInIndia(now).slice(0, 7)

/** The month that an address names, or this one. */
export const monthIn = (text: string | null): string => (text && TAX_MONTH.test(text) ? text : thisMonth())
