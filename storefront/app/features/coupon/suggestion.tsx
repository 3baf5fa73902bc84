import { useEffect, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { whenIdle } from "~/lib/when-idle"
import type { Coupon } from "./use-coupon"

export type SuggestionProps = {
  items: readonly BagItem[]
  /** Rupees; null while nobody knows it. */ fee: number | null
  /** Who buys, as far as it is known: another person may use other coupons. */ buyer: string
  coupon: Coupon
  onChange?: () => void
}

const part = onDemand(() => import("./suggestion-part").then(({ SuggestionPart }) => SuggestionPart))

/** The best coupon that the shopper has not chosen; looked for when the page is at rest. */
export function CouponSuggestion(props: SuggestionProps) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  return (
    <OnceWanted wanted={atRest}>
      <part.Part {...props} />
    </OnceWanted>
  )
}
