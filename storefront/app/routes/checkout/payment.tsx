import { useState } from "react"
import { PaymentStep } from "~/features/checkout/payment/payment-step"
import { CheckoutLayout } from "~/features/checkout/checkout-layout"
import { BARE } from "~/layout/bare"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const handle = BARE

export const meta = () =>
  pageMeta({
    title: "Payment",
    description: "A last look at your order, and the payment.",
    path: paths.payment,
    noindex: true,
  })

export default function PaymentPage() {
  const [settling, setSettling] = useState(false)
  return (
    <CheckoutLayout step="payment" title={settling ? "Your payment" : "Review and pay"} settling={settling}>
      {(visit) => <PaymentStep visit={visit} onSettling={setSettling} />}
    </CheckoutLayout>
  )
}
