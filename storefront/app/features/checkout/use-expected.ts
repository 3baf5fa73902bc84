import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { daysToCollect, daysToDoor, expectedDays } from "~/features/place/delivery-estimate"
import { pinQuery } from "~/features/place/pin-query"

/** When an order placed now is expected: by delivery (null until the PIN code is known) and at the shop. */
export function useExpected(pincode: string, custom: boolean) {
  const [now] = useState(() => Date.now())
  const place = useQuery(pinQuery(pincode))
  return {
    home: place.data ? expectedDays(now, daysToDoor(place.data.days, custom)) : null,
    pickup: expectedDays(now, daysToCollect(custom)),
  }
}
