import { isLetterTopic, LETTER_TOPICS, type LetterTopic } from "@silai/contracts/messaging/topics"
import { unseal } from "@silai/kit/seal"
import type { z } from "zod"
import { accountChangedLetter } from "./account-changed"
import { confirmEmailLetter, proofLetter, resetLaterLetter } from "./account-link"
import { accountResetLetter } from "./account-reset"
import { DeliveryError } from "../delivery-error"
import { whole } from "../build-message"
import type { Letter, Sender } from "./layout"
import { paymentMismatchLetter } from "./payment-mismatch"
import { orderContactLetter } from "./order-contact"
import { orderMovedLetter } from "./order-moved"
import { orderPlacedLetter } from "./order-placed"
import { orderCorrectedLetter } from "./order-corrected"
import { orderPiecesChangedLetter } from "./order-pieces-changed"
import { orderTakenOutLetter } from "./order-taken-out"
import { paymentUnfinishedLetter } from "./payment-unfinished"
import { refundMadeLetter } from "./refund-made"
import { returnMovedLetter } from "./return-moved"
import { reviewAskedLetter } from "./review-asked"
import { staffInvitedLetter } from "./staff-invited"
import { stockAlertLetter } from "./stock-alert"

export type AddressedLetter = Letter & { to: { name: string; address: string } }

type Facts = { [Topic in LetterTopic]: z.output<(typeof LETTER_TOPICS)[Topic]> }
const SHAPES: { [Topic in LetterTopic]: z.ZodType<Facts[Topic]> } = LETTER_TOPICS

type Buyer = { contact: { name: string; email: string } }
const toBuyer =
  <Of extends Buyer>(write: (facts: Of, from: Sender) => Letter) =>
  (facts: Of, from: Sender): AddressedLetter => ({
    ...write(facts, from),
    to: { name: facts.contact.name, address: facts.contact.email },
  })

type Person = { name: string; email: string }
const toPerson =
  <Of extends Person>(write: (facts: Of, from: Sender) => Letter) =>
  (facts: Of, from: Sender): AddressedLetter => ({
    ...write(facts, from),
    to: { name: facts.name, address: facts.email },
  })

type Write<Topic extends LetterTopic> = (
  facts: Facts[Topic],
  from: Sender,
  open: (sealed: string) => string,
) => AddressedLetter

const LETTERS: { [Topic in LetterTopic]: Write<Topic> } = {
  "order.placed": toBuyer(orderPlacedLetter),
  "order.moved": toBuyer(orderMovedLetter),
  "order.taken-out": toBuyer(orderTakenOutLetter),
  "order.corrected": toBuyer(orderCorrectedLetter),
  "order.pieces-changed": toBuyer(orderPiecesChangedLetter),
  "order.contact": toBuyer(orderContactLetter),
  "refund.made": toPerson(refundMadeLetter),
  "return.moved": toBuyer(returnMovedLetter),
  "review.asked": toBuyer(reviewAskedLetter),
  "stock.alert": (alert, from) => ({
    ...stockAlertLetter(alert, from),
    to: { name: alert.email, address: alert.email },
  }),
  "payment.unfinished": toPerson(paymentUnfinishedLetter),
  "payment.mismatch": toPerson(paymentMismatchLetter),
  "account.reset": ({ name, email, sealedToken }, from, open) => ({
    ...accountResetLetter({ name, token: open(sealedToken) }, from),
    to: { name, address: email },
  }),
  "account.changed": ({ name, email, sealedUndoToken, ...change }, from, open) => ({
    ...accountChangedLetter({ name, ...change, undoToken: sealedUndoToken && open(sealedUndoToken) }, from),
    to: { name, address: email },
  }),
  "account.confirm-email": ({ name, email, sealedToken }, from, open) => ({
    ...confirmEmailLetter({ name, token: open(sealedToken) }, from),
    to: { name, address: email },
  }),
  "account.proof": ({ email, sealedToken, ...asked }, from, open) => ({
    ...proofLetter({ ...asked, token: open(sealedToken) }, from),
    to: { name: asked.name, address: email },
  }),
  "account.reset-later": toPerson(resetLaterLetter),
  "staff.invited": ({ email, sealedToken, ...facts }, from, open) => ({
    ...staffInvitedLetter({ ...facts, token: open(sealedToken) }, from),
    to: { name: email, address: email },
  }),
}

/**
 * The mail of a topic.
 * @throws a permanent `DeliveryError` for an unknown topic or an incomplete payload: a retry would not help.
 */
export function compose(topic: string, payload: unknown, from: Sender, sealSecret = ""): AddressedLetter {
  if (!isLetterTopic(topic)) throw new DeliveryError("permanent", `there is no letter for "${topic}"`)
  return whole(topic, () => letterOf(topic, payload, from, (sealed) => unseal(sealSecret, sealed)))
}

const letterOf = <Topic extends LetterTopic>(
  topic: Topic,
  payload: unknown,
  from: Sender,
  open: (sealed: string) => string,
): AddressedLetter => LETTERS[topic](SHAPES[topic].parse(payload), from, open)
