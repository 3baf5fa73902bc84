import { Document } from "~/layout/document"
import { shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import { shop } from "~/lib/shop/shop"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

const TITLE = "Privacy Policy"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description:
      "The data the shop keeps about you, why, who else sees it, how long it is kept, and how to have it changed or removed.",
    path: paths.privacy,
  })

const sections = ({ identity } = shop()) => [
  {
    id: "know",
    title: "Data we keep",
    body: (
      <>
        <ul>
          <li>
            Your name, phone number, e-mail address and delivery addresses, because an order cannot reach you without
            them.
          </li>
          <li>
            Your measurements, if you give them, so that a piece can be cut to fit. You can save, change and delete them
            in your profile.
          </li>
          <li>Your orders, returns and reviews, and what you write to us.</li>
          <li>Technical records of visits (time, page, browser), kept briefly to keep the shop running and safe.</li>
        </ul>
      </>
    ),
  },
  {
    id: "not",
    title: "Data we never receive",
    body: (
      <>
        <p>
          Card numbers, UPI PINs and bank passwords never reach us. Payments are taken by {SHOP.paymentsBy}, which tells
          us only that you paid, how, and how much.
        </p>
      </>
    ),
  },
  {
    id: "browser",
    title: "In your browser",
    body: (
      <>
        <p>
          Before you sign in, your bag and your measurements are kept only on your own device. So are the name, phone
          number, e-mail address and delivery address of your last order without an account, to fill them in next time:
          “Not you? Clear” at the checkout removes them, and so does signing out; tick “Do not remember my details on
          this device”, and they are not kept at all. What you have entered for a return or while measuring, and not
          sent, is kept on your device for a day. Signing in needs one cookie; it says who you are to this shop and to
          no one else. We set no advertising cookies. Only if you allow it at the bottom of a page does the shop count
          what happens in a visit: steps on the way to an order, searches that found nothing, sizes that were not there.
          These are sums of a day, without anything about you; you can stop it in the same place.
        </p>
      </>
    ),
  },
  {
    id: "others",
    title: "Others who see it",
    body: (
      <>
        <p>
          Only those who need it to do their part: the payment company, the courier, the services that carry our
          messages (SMS, WhatsApp, e-mail), and the tax authorities where the law asks. We do not sell or rent what we
          know about you.
        </p>
      </>
    ),
  },
  {
    id: "long",
    title: "How long",
    body: (
      <>
        <p>
          Invoices and payments are kept as long as Indian tax law asks. Everything else goes when you delete your
          account, or when you ask us to remove it.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          You may see, correct, take along or delete what we hold about you, and withdraw a consent you gave, as the
          Digital Personal Data Protection Act, 2023 provides. Most of it you can do yourself in your{" "}
          <Link to={paths.profile}>profile</Link>; for the rest write to our grievance officer at {identity.email} or{" "}
          {identity.legalName}, {shopAddress(identity)}.
        </p>
        <p>
          You can end our messages that are not about an order in your <Link to={paths.account}>account</Link>, by the
          link at the end of each such mail, or by writing STOP to us on WhatsApp; START begins them again.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children",
    body: (
      <>
        <p>The shop is meant for adults. We do not knowingly keep anything about anyone under eighteen.</p>
      </>
    ),
  },
]

export default function PrivacyPolicy() {
  return (
    <Document
      title={TITLE}
      lead="The data we keep about you, why we keep it, and how to change that."
      sections={sections()}
      updated="25 Nov 2026"
    />
  )
}
