import { shopMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { ContactWays } from "~/features/content/contact-ways"
import { TopicList } from "~/features/content/topic-list"
import { Page } from "~/layout/page"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

const TITLE = shopMessages.helpAndSupport

export const meta = () =>
  pageMeta({
    title: TITLE,
    description: `Reach ${SHOP.name} by WhatsApp, telephone or e-mail, or find the answer yourself: orders, sizes, returns, payments.`,
    path: paths.support,
  })

const TOPICS = [
  { to: paths.trackOrder, name: "Where is my order?", note: "Order number and phone number are enough." },
  {
    to: paths.requestReturn,
    name: "I want to return or exchange something",
    note: "Start here; we answer and tell you how it travels.",
  },
  { to: paths.sizeGuide, name: "Which size am I?", note: "Both charts, and how to measure a shirt that fits." },
  { to: paths.faq, name: "Questions and answers", note: "Cloth, care, payment, custom sizes." },
  { to: paths.authentic, name: "Is my piece genuine?", note: "Every piece carries its own number." },
]

export default function Support() {
  return (
    <Page title={TITLE} lead="There is a person at the other end. Tell us what you need.">
      <ContactWays />
      <TopicList title="Often asked for" topics={TOPICS} />
    </Page>
  )
}
