import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"

/** The log names an order by its plain number: `#42`. */
const logged = /^#(\d{1,10})$/

/** The name of a logged thing as everywhere else in the back office. */
export function shownThing(thing: string): string {
  const number = logged.exec(thing)?.[1]
  return number === undefined ? thing : orderNumberOf(Number(number))
}

/** A search for an order's number as the whole name in the log; any other text is a part of a name. */
export function searchedThing(search: string | undefined): { search?: string; thing?: string } {
  const number = search === undefined ? null : orderNumberIn(search)
  return number === null ? { search } : { thing: `#${number}` }
}
