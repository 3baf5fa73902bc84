import { DeliveryStep } from "~/features/checkout/delivery-step"
import { CheckoutLayout } from "~/features/checkout/checkout-layout"
import { BARE } from "~/layout/bare"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const handle = BARE

export const meta = () =>
  pageMeta({
    title: "Delivery",
    description: "Home delivery across India, or collection at our shop.",
    path: paths.deliveryMethod,
    noindex: true,
  })

export default function DeliveryMethodPage() {
  return (
    <CheckoutLayout step="delivery" title="Delivery">
      {(visit) => <DeliveryStep visit={visit} />}
    </CheckoutLayout>
  )
}
