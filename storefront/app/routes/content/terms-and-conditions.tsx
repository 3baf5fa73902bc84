import { Document } from "~/layout/document"
import { SHOP } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

const TITLE = "Account Terms & Conditions"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description:
      "The conditions of having an account with the shop: what you agree to at sign-up, and what we promise.",
    path: paths.conditions,
  })

const SECTIONS = [
  {
    id: "account",
    title: "Your account",
    body: (
      <>
        <p>
          One account per person, opened with your own phone number. Keep your password to yourself, and tell us if you
          think someone else is using your account. You can close it at any time in your profile.
        </p>
      </>
    ),
  },
  {
    id: "messages",
    title: "Messages from us",
    body: (
      <>
        <p>
          We send one-time codes, and news of your orders, by SMS, WhatsApp and e-mail. Anything beyond that only if you
          asked for it, and you can stop it with one click.
        </p>
      </>
    ),
  },
  {
    id: "reviews",
    title: "Reviews and pictures",
    body: (
      <>
        <p>
          What you write stays yours; you allow us to show it with the product. Write about the piece and your own
          experience with it. We hide reviews that insult, advertise, or show other people without their consent.
        </p>
      </>
    ),
  },
  {
    id: "fair",
    title: "Fair use",
    body: (
      <>
        <p>
          Please do not try to break into the shop, copy its catalogue by machine, or order what you do not mean to
          keep. We may close an account that is used to harm others, and will tell you why.
        </p>
      </>
    ),
  },
  {
    id: "buying",
    title: "Buying",
    body: (
      <>
        <p>
          What applies to orders, prices, made-to-measure work and the law is written in the{" "}
          <Link to={paths.terms}>Terms & Conditions</Link> of the shop; how we treat what we know about you in the{" "}
          <Link to={paths.privacy}>Privacy Policy</Link>.
        </p>
      </>
    ),
  },
  {
    id: "change",
    title: "Changes",
    body: (
      <>
        <p>
          If we change these conditions, we tell you before they count, and {SHOP.name} will not change anything about
          orders you have already placed.
        </p>
      </>
    ),
  },
]

export default function TermsAndConditions() {
  return (
    <Document
      title={TITLE}
      lead="Your agreement with us when you open an account, and what we promise in turn."
      sections={SECTIONS}
      updated="21 Nov 2026"
    />
  )
}
