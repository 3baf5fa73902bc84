import { ContactStep } from "~/features/checkout/contact-step"
import { CheckoutLayout } from "~/features/checkout/checkout-layout"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Checkout",
    description: "Who your order is for and where it goes.",
    path: paths.checkout,
    noindex: true,
  })

export default function ContactPage() {
  return (
    <CheckoutLayout step="contact" title="Your details">
      {({ details }) => <ContactStep details={details} />}
    </CheckoutLayout>
  )
}
