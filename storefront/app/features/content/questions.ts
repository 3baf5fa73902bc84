import { BAG } from "@silai/contracts/bag/limits"
import { extraDays } from "@silai/contracts/checkout/delivery-messages"
import { shopMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { shippingSentence } from "~/lib/shop/delivery-words"
import { returnLines } from "~/lib/shop/return-words"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"

type Question = {
  ask: string
  answer: string
  /** Where it is done. */ link?: { to: string; name: string }
}
type Group = { title: string; questions: readonly Question[] }

const RETURN = { to: paths.requestReturn, name: shopMessages.returnOrExchange }

/** Frequent questions; also published as structured data. */
export const questions = (): readonly Group[] => [
  {
    title: "Sizes and measurements",
    questions: [
      {
        ask: "Which size should I order?",
        answer:
          "Measure a shirt or a pair of trousers that fits you well and compare it with our size chart. If you fall between two sizes, take the larger one.",
      },
      {
        ask: "What is a custom size?",
        answer: `You give us your measurements in inches, and we cut the piece for you. It takes ${extraDays}, at no extra charge.`,
      },
      {
        ask: "Can I save my measurements?",
        answer: "Yes. Signed-in customers keep them in their profile; without an account they stay on your own device.",
      },
      {
        ask: "Can a custom piece be returned?",
        answer:
          "No: it is cut to one person's measurements. If it does not fit, we alter it free of charge; if the mistake is ours, we make it again.",
        link: RETURN,
      },
    ],
  },
  {
    title: "Ordering and paying",
    questions: [
      {
        ask: "Do I need an account?",
        answer: "No. You can order as a guest. An account keeps your orders, addresses and measurements together.",
      },
      {
        ask: "How can I pay?",
        answer: `By UPI, card, net banking or wallet, through ${SHOP.paymentsBy}. We never see your card number or PIN.`,
      },
      {
        ask: "Are taxes included?",
        answer: `Yes. The price on the page includes all taxes. ${shippingSentence()}`,
      },
      {
        ask: "Why can I buy only so many?",
        answer: `We make small batches by hand, so one order may hold at most ${BAG.maxUnitsPerLine} units of the same product and size.`,
      },
      {
        ask: "My size says Make an Order. What does that mean?",
        answer: `It has run out, and we sew it for you after you order. Allow ${extraDays}.`,
      },
    ],
  },
  {
    title: "Delivery, returns and care",
    questions: [
      {
        ask: "Where do you deliver?",
        answer: `To every PIN code in India. ${shippingSentence()}${shop().pickup ? " You may also collect your order at the shop." : ""}`,
      },
      {
        ask: "How do I follow my order?",
        answer: "On the Track Order page, with your order number and phone number.",
        link: { to: paths.trackOrder, name: shopMessages.trackTitle },
      },
      {
        ask: "How do I return something?",
        answer: `Ask for a return or an exchange on our site. The piece must be unworn and unwashed, with its labels on. ${returnLines().join(" ")}`,
        link: RETURN,
      },
      {
        ask: "How should I wash it?",
        answer:
          "Cold, inside out, with like colours; dry it in the shade and iron it while slightly damp. Each product page has its own instructions.",
      },
      {
        ask: "How do I know that my piece is genuine?",
        answer: `Every piece carries its own number on a label inside. Enter it on the Product Authenticity page, or send it to us on WhatsApp at ${shop().identity.whatsapp}.`,
      },
    ],
  },
]
