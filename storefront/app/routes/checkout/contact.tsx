import { useState } from "react"
import { CheckoutLayout } from "~/features/checkout/checkout-layout"
import { ContactStep } from "~/features/checkout/details/contact-step"
import { SignInOffer } from "~/features/checkout/details/sign-in-offer"
import { checkoutWords } from "~/features/checkout/words"
import { BARE } from "~/layout/bare"
import { pageMeta } from "~/lib/meta"
import { onDemand } from "~/lib/on-demand"
import { paths } from "~/paths"

const signInHere = onDemand(() => import("~/features/account/sign-in/sign-in-here").then((part) => part.SignInHere))

export const handle = BARE

export const meta = () =>
  pageMeta({
    title: "Checkout",
    description: "The recipient and address of your order.",
    path: paths.checkout,
    noindex: true,
  })

export default function ContactPage() {
  const [signingIn, setSigningIn] = useState(false)
  return (
    <CheckoutLayout step="contact" title={checkoutWords.title} settling={signingIn}>
      {(visit) => <ContactStep visit={visit} offer={<SignInOffer SignIn={signInHere.Part} onBusy={setSigningIn} />} />}
    </CheckoutLayout>
  )
}
