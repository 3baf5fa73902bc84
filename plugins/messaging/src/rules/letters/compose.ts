import {
  accountChanged,
  accountConfirmEmail,
  accountProof,
  accountReset,
  accountResetLater,
  staffInvited,
} from "@silai/contracts/messaging/account-topics"
import {
  isLetterTopic,
  type LetterTopic,
  paymentMismatch,
  orderContact,
  orderMoved,
  orderPlaced,
  orderCorrected,
  orderPiecesChanged,
  orderTakenOut,
  paymentUnfinished,
  refundMade,
  returnMoved,
  reviewAsked,
  stockAlert,
} from "@silai/contracts/messaging/topics"
import { unseal } from "@silai/kit/seal"
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

/**
 * The mail of a topic.
 * @throws a permanent `DeliveryError` for an unknown topic or an incomplete payload: a retry would not help.
 */
export function compose(topic: string, payload: unknown, from: Sender, sealSecret = ""): AddressedLetter {
  if (!isLetterTopic(topic)) throw new DeliveryError("permanent", `there is no letter for "${topic}"`)
  return whole(topic, () => letterOf(topic, payload, from, sealSecret))
}

function letterOf(topic: LetterTopic, payload: unknown, from: Sender, sealSecret: string): AddressedLetter {
  if (topic === "order.placed") {
    const order = orderPlaced.parse(payload)
    return { ...orderPlacedLetter(order, from), to: { name: order.contact.name, address: order.contact.email } }
  }
  if (topic === "order.moved") {
    const order = orderMoved.parse(payload)
    return { ...orderMovedLetter(order, from), to: { name: order.contact.name, address: order.contact.email } }
  }
  if (topic === "order.taken-out") {
    const order = orderTakenOut.parse(payload)
    return { ...orderTakenOutLetter(order, from), to: { name: order.contact.name, address: order.contact.email } }
  }
  if (topic === "order.corrected") {
    const order = orderCorrected.parse(payload)
    return { ...orderCorrectedLetter(order, from), to: { name: order.contact.name, address: order.contact.email } }
  }
  if (topic === "order.contact") {
    const order = orderContact.parse(payload)
    return { ...orderContactLetter(order, from), to: { name: order.contact.name, address: order.contact.email } }
  }
  if (topic === "order.pieces-changed") {
    const order = orderPiecesChanged.parse(payload)
    return {
      ...orderPiecesChangedLetter(order, from),
      to: { name: order.contact.name, address: order.contact.email },
    }
  }
  if (topic === "return.moved") {
    const request = returnMoved.parse(payload)
    return { ...returnMovedLetter(request, from), to: { name: request.contact.name, address: request.contact.email } }
  }
  if (topic === "review.asked") {
    const asked = reviewAsked.parse(payload)
    return { ...reviewAskedLetter(asked, from), to: { name: asked.contact.name, address: asked.contact.email } }
  }
  if (topic === "stock.alert") {
    const alert = stockAlert.parse(payload)
    return { ...stockAlertLetter(alert, from), to: { name: alert.email, address: alert.email } }
  }
  if (topic === "account.reset") {
    const { name, email, sealedToken } = accountReset.parse(payload)
    return {
      ...accountResetLetter({ name, token: unseal(sealSecret, sealedToken) }, from),
      to: { name, address: email },
    }
  }
  if (topic === "account.changed") {
    const { name, email, what, isStaff, series, sealedUndoToken } = accountChanged.parse(payload)
    const undoToken = sealedUndoToken && unseal(sealSecret, sealedUndoToken)
    return { ...accountChangedLetter({ name, what, isStaff, series, undoToken }, from), to: { name, address: email } }
  }
  if (topic === "account.confirm-email") {
    const { name, email, sealedToken } = accountConfirmEmail.parse(payload)
    return {
      ...confirmEmailLetter({ name, token: unseal(sealSecret, sealedToken) }, from),
      to: { name, address: email },
    }
  }
  if (topic === "account.proof") {
    const { email, sealedToken, ...asked } = accountProof.parse(payload)
    return {
      ...proofLetter({ ...asked, token: unseal(sealSecret, sealedToken) }, from),
      to: { name: asked.name, address: email },
    }
  }
  if (topic === "account.reset-later") {
    const { name, email } = accountResetLater.parse(payload)
    return { ...resetLaterLetter({ name }, from), to: { name, address: email } }
  }
  if (topic === "staff.invited") {
    const { email, sealedToken, ...facts } = staffInvited.parse(payload)
    return {
      ...staffInvitedLetter({ ...facts, token: unseal(sealSecret, sealedToken) }, from),
      to: { name: email, address: email },
    }
  }
  if (topic === "payment.unfinished") {
    const unfinished = paymentUnfinished.parse(payload)
    return {
      ...paymentUnfinishedLetter(unfinished, from),
      to: { name: unfinished.name, address: unfinished.email },
    }
  }
  if (topic === "payment.mismatch") {
    const mismatch = paymentMismatch.parse(payload)
    return { ...paymentMismatchLetter(mismatch, from), to: { name: mismatch.name, address: mismatch.email } }
  }
  const refund = refundMade.parse(payload)
  return { ...refundMadeLetter(refund, from), to: { name: refund.name, address: refund.email } }
}
