import { dayTextInIndia } from "@silai/contracts/india"
import { TAX_MONTH } from "@silai/contracts/papers/limits"
import { shopNow } from "../../providers/shop-clock"

/** This month in India, as "2026-11". */
export const thisMonth = (now = shopNow()): string => dayTextInIndia(now).slice(0, 7)

/** The month that an address names, or this one. */
export const monthIn = (text: string | null): string => (text && TAX_MONTH.test(text) ? text : thisMonth())
