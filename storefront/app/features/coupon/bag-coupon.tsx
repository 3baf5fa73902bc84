import { useEffect, useState } from "react"
import type { BagCouponProps } from "~/features/bag/page/bag-page"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { whenIdle } from "~/lib/when-idle"

const part = onDemand(() => import("./bag-coupon-part").then(({ BagCouponPart }) => BagCouponPart))

/** The coupon of the bag's summary, loaded when the page is idle. */
export function BagCoupon(props: BagCouponProps) {
  const [atRest, setAtRest] = useState(false)
  useEffect(() => whenIdle(() => setAtRest(true)), [])
  return (
    <OnceWanted wanted={atRest}>
      <part.Part {...props} />
    </OnceWanted>
  )
}
