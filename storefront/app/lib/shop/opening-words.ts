import { holidaysInWords, hoursInWords, todayInWords } from "@silai/contracts/shop/opening-hours"
import { useEffect, useState } from "react"
import { shop } from "./shop"

const MINUTE_MS = 60_000

/** "Monday to Saturday, 10 am to 7 pm": when the shop is open, answers calls, and hands out orders. */
export const openingHours = () => hoursInWords(shop().hours)

/** The current time, by the minute. Null on the server and at first: a cached page does not know the time. */
function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const every = setInterval(update, MINUTE_MS)
    return () => clearInterval(every)
  }, [])
  return now
}

/** "Open today till 7 pm". Empty on the server and at first. */
export function useOpenToday(): string {
  const now = useMinute()
  return now === null ? "" : todayInWords(shop().hours, now)
}

/** "Closed on 12 November for Diwali", for each holiday of the coming month. Empty on the server and at first. */
export function useComingHolidays(): string[] {
  const now = useMinute()
  return now === null ? [] : holidaysInWords(shop().hours, now)
}
