import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { daysToCollect, daysToDoor, expectedDays } from "~/features/place/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"
import { restored } from "~/lib/persist"
import { useStore } from "~/lib/store"

/**
 * When an order placed now is expected: by delivery (null until the PIN code is known) and at the shop. Nobody knows
 * before the page is alive: what the server draws is kept, and may be shown on another day.
 */
export function useExpected(pincode: string, custom: boolean) {
  const isAlive = useStore(restored)
  const [opened] = useState(() => Date.now())
  const now = isAlive ? opened : null
  const place = useQuery(pinQuery(pincode))
  return {
    home: now !== null && place.data ? expectedDays(now, daysToDoor(place.data.days, custom)) : null,
    pickup: now === null ? null : expectedDays(now, daysToCollect(custom)),
  }
}
