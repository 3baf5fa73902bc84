import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { expectedDays } from "~/features/place/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"
import { restored } from "~/lib/device/persist"
import { shop } from "~/lib/shop/shop"
import { useStore } from "~/lib/store"

/**
 * When an order placed now is expected: by delivery (null until the PIN code is known) and at the shop. Unknown
 * before hydration: the server's page is cached, and may be shown on another day.
 */
export function useExpected(pincode: string, custom: boolean) {
  const isAlive = useStore(restored)
  const [opened] = useState(() => Date.now())
  const now = isAlive ? opened : null
  const place = useQuery(pinQuery(pincode))
  const { queueDays } = shop().delivery
  return {
    home: now !== null && place.data ? expectedDays(now, place.data.days, { custom, queueDays }) : null,
    pickup: now === null ? null : expectedDays(now, null, { custom, queueDays }),
  }
}
