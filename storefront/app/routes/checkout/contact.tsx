import { ContactStep } from "~/features/checkout/contact-step"
import { Room } from "~/features/checkout/room"
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
    <Room step="contact" title="Your details">
      {({ details }) => <ContactStep details={details} />}
    </Room>
  )
}
