import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"
import { plainOf } from "@silai/contracts/plain"
import { returnNumberOf } from "@silai/contracts/returns/limits"

/** The log names an order by its plain number: `#42`. */
const logged = /^#(\d{1,10})$/

/** The name of a logged thing as everywhere else in the back office. */
export function shownThing(thing: string): string {
  const number = logged.exec(thing)?.[1]
  return number === undefined ? thing : orderNumberOf(Number(number))
}

/** "RT-000012", "rt 12": the number of a return, only with its letters. */
const returned = /^\W*rt[\s_-]*(\d{1,10})\W*$/i

/** A search for the number of an order or a return as the whole name in the log; any other text is a part of a name. */
export function searchedThing(search: string | undefined): { search?: string; thing?: string } {
  if (search === undefined) return {}
  const number = orderNumberIn(search)
  if (number !== null) return { thing: `#${number}` }
  const request = returned.exec(plainOf(search))?.[1]
  return request === undefined ? { search } : { thing: returnNumberOf(Number(request)) }
}
