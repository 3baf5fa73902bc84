import { Document } from "~/layout/document"
import { BAG } from "@silai/contracts/bag/limits"
import { extraDays } from "@silai/contracts/checkout/delivery-messages"
import { inWords } from "@silai/contracts/counting"
import { shopAddress } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { Link } from "react-router"
import { shippingSentence } from "~/lib/shop/delivery-words"
import { shop } from "~/lib/shop/shop"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

const TITLE = "Terms & Conditions"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description:
      "The terms on which the shop sells: orders, prices, made-to-measure work, returns and the law that applies.",
    path: paths.terms,
  })

const sections = ({ identity } = shop()) => [
  {
    id: "who",
    title: "Who we are",
    body: (
      <>
        <p>
          This shop is run by {identity.legalName}, {shopAddress(identity)} (GSTIN {identity.gstin}). You reach us at{" "}
          {identity.phone} and {identity.email}.
        </p>
      </>
    ),
  },
  {
    id: "order",
    title: "Placing an order",
    body: (
      <>
        <p>
          What you see in the shop is an invitation. Your order is an offer to buy; it is accepted when we tell you so,
          and from then on it binds both of us. If something you paid for cannot be made or sent, you get your money
          back in full.
        </p>
        <p>At most {inWords(BAG.maxUnitsPerLine)} units of the same product and size can be bought in one order.</p>
      </>
    ),
  },
  {
    id: "price",
    title: "Prices and payment",
    body: (
      <>
        <p>
          Prices are in Indian rupees and include all taxes. {shippingSentence()} Payment is taken by {SHOP.paymentsBy}
          when you order; offers and coupons count only while they are shown.
        </p>
      </>
    ),
  },
  {
    id: "custom",
    title: "Made to measure",
    body: (
      <>
        <p>
          With a custom size you are responsible for the measurements you give, and we are responsible for cutting to
          them. It takes {extraDays}, costs nothing extra, and cannot be returned.
        </p>
      </>
    ),
  },
  {
    id: "hand",
    title: "Made by hand",
    body: (
      <>
        <p>
          Every piece is cut and sewn by hand. Small differences between two pieces, and between a screen&rsquo;s colour
          and the cloth&rsquo;s, are in the nature of the work and are not faults.
        </p>
      </>
    ),
  },
  {
    id: "return",
    title: "Returns and shipping",
    body: (
      <>
        <p>
          These have their own pages: <Link to={paths.returns}>Refund &amp; Return Policy</Link> and{" "}
          <Link to={paths.shipping}>Shipping Policy</Link>. They are part of these terms.
        </p>
      </>
    ),
  },
  {
    id: "law",
    title: "Law and place",
    body: (
      <>
        <p>
          Indian law applies. Disputes go to the courts at {identity.city}, {identity.state}; your rights under the
          Consumer Protection Act, 2019 stay untouched.
        </p>
      </>
    ),
  },
]

export default function TermsOfService() {
  return (
    <Document
      title={TITLE}
      lead="The terms on which we sell, in words that can be read."
      sections={sections()}
      updated="21 Nov 2026"
    />
  )
}
