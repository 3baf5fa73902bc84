import { hoursInWords, todayInWords } from "@silai/contracts/checkout/opening-hours"
import { useEffect, useState } from "react"
import { shop } from "./shop"

const MINUTE_MS = 60_000

/** "Monday to Saturday, 10 am to 7 pm": when orders can be collected. */
export const openingHours = () => hoursInWords(shop().hours)

/** "Open today till 7 pm". Empty on the server and at first: a kept page does not know what time it is. */
export function useOpenToday(): string {
  const [said, setSaid] = useState("")
  useEffect(() => {
    const say = () => setSaid(todayInWords(shop().hours, Date.now()))
    say()
    const every = setInterval(say, MINUTE_MS)
    return () => clearInterval(every)
  }, [])
  return said
}
