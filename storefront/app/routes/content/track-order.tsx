import { shopSays } from "@silai/contracts/shop/messages"
import type { Order } from "@silai/contracts/order/calls"
import { useState } from "react"
import { FoundOrder } from "~/features/track-order/found-order"
import { TrackForm } from "~/features/track-order/track-form"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({ title: shopSays.trackTitle, description: "See how far your order has come, with your order number and phone number.", path: paths.trackOrder })

export default function TrackOrder() {
  const [order, setOrder] = useState<Order | null>(null)
  return (
    <Page title={shopSays.trackTitle} width="narrow" lead="Your order number stands in the confirmation we sent you.">
      <TrackForm onFound={setOrder} />
      {order && <FoundOrder order={order} />}
    </Page>
  )
}
