import { refusals } from "../refusal"

/** The messages that are about no order, as people read them. */
const OTHERS = "requests for a review, reminders of an unfinished payment, and messages about a size that is back"

/** Sentences about the wish for news of orders only. */
export const stopMessages = {
  /** At the end of each mail that is about no order. */
  mailEnd: "This mail is not about an order. Get no more of these",
  title: "Messages that are not about an order",
  lead: `These are ${OTHERS}. News of your orders comes in any case, by mail and text message.`,
  stop: "Send me none of these",
  start: "Send me these again",
  isStopped: "You get none of these: not by mail, text message or WhatsApp, nor on a device.",
  isOn: "You get these, each only once.",
  whatsapp: "On WhatsApp you sent STOP: nothing comes there until you send START.",
  stopped: "You get no more messages from us but news of your orders.",
  started: "You get these messages again.",
} as const

export const stopRefusals = refusals("messaging", {
  stop_key: {
    status: 404,
    field: "key",
    say: "This link does not work. Please use the link of a newer mail.",
  },
})
