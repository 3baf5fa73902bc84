import { useEffect, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { whenIdle } from "~/lib/when-idle"
import type { Coupon } from "./use-coupon"

export type SuggestionProps = {
  items: readonly BagItem[]
  /** Rupees; null while unknown. */ fee: number | null
  /** The buyer, as far as known: another person may use other coupons. */ buyer: string
  coupon: Coupon
  onChange?: () => void
}

const part = onDemand(() => import("./suggestion-part").then(({ SuggestionPart }) => SuggestionPart))

/** The best coupon that the shopper has not chosen; fetched when the page is idle. */
export function CouponSuggestion(props: SuggestionProps) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  return (
    <OnceWanted wanted={atRest}>
      <part.Part {...props} />
    </OnceWanted>
  )
}
