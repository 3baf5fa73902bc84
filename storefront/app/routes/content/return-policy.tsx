import { shopMessages } from "@silai/contracts/shop/messages"
import { Document } from "~/layout/document"
import { Link } from "react-router"
import { pageMeta } from "~/lib/meta"
import { returnLines } from "~/lib/shop/return-words"
import { paths } from "~/paths"

const TITLE = "Refund & Return Policy"

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: "How to return or exchange a piece, what cannot come back, and how a refund reaches you.",
    path: paths.returns,
  })

const sections = ([window, fee] = returnLines()) => [
  {
    id: "what",
    title: "Pieces you can return",
    body: (
      <>
        <p>
          Ready-made pieces that are unworn, unwashed and unaltered, with their labels and tags on. We look at each
          piece when it arrives; one that has been worn or washed is sent back to you.
        </p>
        <p>{window}</p>
      </>
    ),
  },
  {
    id: "custom",
    title: "Pieces you cannot return",
    body: (
      <>
        <p>
          Custom-size products cannot be returned. They are cut to one person&rsquo;s measurements and fit no one else.
          If it does not fit, <Link to={paths.requestReturn}>ask for an alteration</Link>: we correct it at no charge,
          or make it again where the mistake is ours.
        </p>
      </>
    ),
  },
  {
    id: "how",
    title: "How to ask",
    body: (
      <>
        <ol>
          <li>
            Open <Link to={paths.requestReturn}>{shopMessages.returnOrExchange}</Link>, or your order itself; without an
            account, the order number and your phone find it.
          </li>
          <li>
            Choose the pieces, say what was wrong, and whether you want a refund or another size. You see what comes
            back before you send it.
          </li>
          <li>We answer, and tell you how the parcel travels back.</li>
          <li>When it has arrived and been looked at, we refund or exchange it.</li>
        </ol>
      </>
    ),
  },
  {
    id: "refund",
    title: "Refunds",
    body: (
      <>
        <p>
          We refund you the way you paid: to the same card, account or UPI address. Banks usually take a few working
          days to show it. What you paid in cash we give back as you would like to have it. {fee}
        </p>
      </>
    ),
  },
  {
    id: "exchange",
    title: "Exchanges",
    body: (
      <>
        <p>
          We exchange for another size of the same piece that is in stock, and keep it for you from the moment you ask.
          Shipping the new piece costs you nothing.
        </p>
      </>
    ),
  },
  {
    id: "cancel",
    title: "Cancelling an order",
    body: (
      <>
        <p>
          An order can be cancelled until it has left us, except for custom sizes that have already been cut. What you
          paid is then refunded in full.
        </p>
      </>
    ),
  },
]

export default function ReturnPolicy() {
  return (
    <Document
      title={TITLE}
      lead="If it does not fit, send it back. Here is how, and what we ask in return."
      sections={sections()}
      updated="23 Nov 2026"
    />
  )
}
