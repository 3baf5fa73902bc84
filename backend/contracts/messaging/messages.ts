import { EMAIL_LINK, PROOF_LINK, RESET, UNDO } from "../account/limits"
import { REFUND_SHOWS_DAYS } from "../checkout/limits"
import { checkoutMessages } from "../checkout/messages"
import { orderMessages } from "../order/messages"
import type { ReturnKind } from "../returns/limits"
import { SHOP } from "../shop/settings"
import { INVITATION } from "../staff/limits"
import { anyOf, askedHow, returnLetter } from "./return-messages"

const { min, max } = REFUND_SHOWS_DAYS
export const SEE_ORDER = "See your order"
export const SEE_PIECE = "Go to this piece"
/** For a parcel without a named carrier. */
export const OUR_COURIER = "our courier"

const NOT_RIGHT = "Is this not right? Please write or call us today."

/** Every sentence of the shop's mails. */
export const mailMessages = {
  /** An account made by Google may have no name yet. */
  greeting: (name: string) => (name ? `Dear ${name},` : "Hello,"),
  signature: "With care,",
  contact: "Questions? Reply to this mail, or call us.",
  order: {
    subject: (orderNumber: string) => `Your order ${orderNumber} is placed`,
    opening: "Thank you for your order. We have received your payment, and our tailors know about it.",
    openingDue: "Thank you for your order. Our tailors know about it; you pay when you collect it.",
    number: "Order number",
    placedOn: "Placed on",
    items: "Your order",
    size: "Size",
    quantity: "Quantity",
    measurements: "Your measurements, in inches",
    subtotal: "Items",
    discount: "Coupon",
    delivery: "Delivery",
    free: "Free",
    total: "Paid",
    openingAtDoor: "Thank you for your order. Our tailors know about it; you pay the courier in cash.",
    whole: "Total",
    totalDue: "To pay",
    taxNote: "Prices include GST.",
    taxOf: (amount: string) => `Includes ${amount} GST.`,
    deliverTo: "Delivery address",
    collectFrom: checkoutMessages.pickup,
    expected: {
      home: (days: string) => `Expected at your door: ${days}.`,
      pickup: (days: string) => `Ready to collect: ${days}.`,
    },
    next: {
      home: "Our tailors make it ready now. We write again when the parcel leaves our shop.",
      pickup: "Our tailors make it ready now. We write again when you can collect it.",
    },
    link: SEE_ORDER,
  },
  moved: {
    subject: {
      accepted: (number: string) => `We have taken your order ${number} in hand`,
      shipped: (number: string) => `Your order ${number} is on its way`,
      readyForPickup: (number: string) => `Your order ${number} is ready to collect`,
      delivered: (number: string) => `Your order ${number} is delivered`,
      cancelledByShop: (number: string) => `We had to cancel your order ${number}`,
      cancelledByCustomer: (number: string) => `Your order ${number} is cancelled`,
    },
    opening: {
      accepted: {
        home: "Our tailors have your order and begin with it now. We write again when it leaves the shop.",
        pickup: "Our tailors have your order and begin with it now. We write again when you can collect it.",
      },
      shipped: "Your parcel has left our shop.",
      readyForPickup: "Your order is packed and waits for you at our shop.",
      delivered: "Your order has been delivered. We hope that it fits as it should.",
      cancelledByShop: "We are sorry: we had to cancel your order.",
      cancelledByCustomer: "As you asked, your order is cancelled.",
    },
    courier: (courier: string, number: string) => [courier, number].filter(Boolean).join(", "),
    track: orderMessages.followParcel,
    collect: (hours: string) => `You can collect it: ${hours}.`,
    invoice: "Your tax invoice is on the order’s page.",
    until: (kinds: readonly ReturnKind[], day: string) =>
      `If a piece does not sit as it should, you can ask for ${anyOf(kinds)} until ${day}.`,
    ask: (kinds: readonly ReturnKind[]) => `Ask for ${anyOf(kinds)}`,
    review: (piece: string) => `Review ${piece}`,
    reason: (reason: string) => `The reason: ${reason}`,
    back: (amount: string) => `We refund ${amount} to the account or card you paid with.`,
    disputed: orderMessages.disputed,
    backByHand: (amount: string) => `We refund ${amount}. ${askedHow}`,
    link: SEE_ORDER,
  },
  takenOut: {
    subject: (number: string) => `A change in your order ${number}`,
    opening: (number: string) =>
      `We are sorry: we have taken these pieces out of your order ${number}. Everything else comes as you ordered it.`,
    less: (amount: string) => `You pay ${amount} less for your order.`,
    short: (amount: string) => `${amount} of what was paid for these pieces was refunded already.`,
  },
  corrected: {
    subject: (number: string) => `A correction in your order ${number}`,
    opening: (piece: string, number: string) =>
      `We have corrected ${piece} of your order ${number}. The price is the same, and everything else comes as you ordered it.`,
    change: (what: string, from: string, to: string) => `${what}: ${to}, before ${from}`,
    wrong: "Is this not what you want? Please write or call us today: we cut the cloth soon.",
  },
  orderContact: {
    subject: (number: string) => `The contact of your order ${number}`,
    here: (number: string) =>
      `We have corrected the e-mail of your order ${number}. From now on our mails about it come to this address.`,
    elsewhere: (number: string) =>
      `We have corrected the e-mail of order ${number}. From now on our mails about it go to another address, and links in earlier mails no longer open it.`,
    phone: (number: string) => `We have corrected the phone number of your order ${number}.`,
    phoneEnds: (digits: string) => `Its phone number now ends in ${digits}. Use it to track the order.`,
    wrong: NOT_RIGHT,
  },
  piecesChanged: {
    subject: (number: string) => `A change in your order ${number}`,
    added: (piece: string, number: string) =>
      `${piece} is in your order ${number} now, as you asked. Everything comes together.`,
    swapped: (out: string, piece: string, number: string) =>
      `In your order ${number}, ${piece} comes instead of ${out}, as you asked.`,
    paid: (amount: string) => `We have received ${amount} for it. Thank you.`,
    short: (amount: string) => `It costs less, but ${amount} of the difference was refunded already.`,
    wrong: "Is this not what you want? Please write or call us today.",
    leftOut: (piece: string, number: string) =>
      `We have packed your order ${number}. ${piece} is not in it: we had not received the payment for it by then. Everything else comes as agreed.`,
    linkOver:
      "The link to pay for it no longer works. Money that reaches us all the same is refunded. Would you still like it? Please write or call us.",
  },
  refund: {
    subject: (amount: string) => `We have sent back ${amount}`,
    opening: (amount: string) =>
      `We received a payment of ${amount} from you, but could not make an order of it. We have sent it back to you in full.`,
    ofOrder: (amount: string, orderNumber: string) => `We have sent back ${amount} of your order ${orderNumber}.`,
    subjectGiven: (amount: string) => `You have ${amount} back`,
    given: (amount: string, orderNumber: string) =>
      `We have noted that ${amount} of your order ${orderNumber} is with you again.`,
    givenWrong: NOT_RIGHT,
    late: "When the payment reached us, we no longer held the items for it.",
    mismatch: "The payment did not match an order of ours.",
    twice: "The order had already been paid.",
    other: "No order was placed, and nothing more needs to be done.",
    when: `Your bank usually shows the money within ${min} to ${max} working days, on the account or card you paid with.`,
    link: "Visit the shop",
  },
  returned: returnLetter,
  reviewed: {
    subject: "How do your pieces fit?",
    opening: (order: string) =>
      `The pieces of your order ${order} have been with you for some days now. Others would like to know how they fit and wear, and so would our tailors.`,
    short: "A few words and some stars are enough; a picture helps even more.",
    link: (piece: string) => `Review ${piece}`,
    once: "We ask once for each order.",
  },
  stockAlert: {
    asked: {
      subject: (piece: string, size: string) => `We watch size ${size} of ${piece} for you`,
      opening: (piece: string, size: string) => `You asked us to write when ${piece} in size ${size} is back.`,
      once: "We write once, and not again. If you did not ask, or changed your mind, end it here.",
      link: "Do not write to me",
    },
    back: {
      subject: (piece: string, size: string) => `Size ${size} is back: ${piece}`,
      opening: (piece: string, size: string) => `${piece} is here again in size ${size}, as long as it lasts.`,
      once: "You asked us to tell you. This was the only mail about it.",
      link: SEE_PIECE,
    },
  },
  unfinished: {
    subject: "Your order is not paid yet",
    opening: "You were about to pay for these pieces, and we have not received a payment:",
    standing:
      "Nothing was ordered, and the pieces are no longer held for you. If your bank has taken money all the same, the order is placed as long as the pieces are in stock; otherwise we refund you automatically.",
    piece: (name: string, size: string, quantity: number) => `${quantity} × ${name}, size ${size}`,
    link: "Pay again",
  },
  mismatch: {
    subject: "Payment mismatch: the payment service and the shop differ",
    opening: (count: number, amount: string) =>
      `The shop's books were compared with the payment service's. They differ in ${count === 1 ? "one place" : `${count} places`}, by ${amount} in all.`,
    what: "Each is listed in the back office, with what to do. Each closes itself once it is fixed.",
    link: "See what differs",
  },
  invitation: {
    subject: `You are invited to work with us at ${SHOP.name}`,
    greeting: "Hello,",
    opening: (inviter: string, role: string) =>
      `${inviter} invites you to the back office of ${SHOP.name}, as ${role}. With this link you choose your name and password:`,
    link: "Accept the invitation",
    lasts: `The link works once, within ${INVITATION.validDays} days.`,
    notYou: "If you do not know us, you do not need to do anything: without the link, nothing happens.",
  },
  changed: {
    subject: {
      password: "Your password was changed",
      email: "Your email address was changed",
      phone: "Your phone number was changed",
      google: "Google signs you in from now on",
      secondFactorOn: "Two-step sign-in is on",
      secondFactorOff: "Two-step sign-in is off",
      secondFactorReset: "Your two-step sign-in was reset",
      recoveryCode: "A recovery code of yours was used",
      recoveryCodes: "You have new recovery codes",
      passkeyAdded: "A passkey signs you in from now on",
      passkeyRemoved: "A passkey was removed",
    },
    opening: {
      password: "The password of your account has just been changed. Every device was signed out.",
      email:
        "The email address of your account has just been changed. Once the new one is confirmed, we write there, about your earlier orders, too.",
      phone: "The phone number of your account has just been changed. From now on its OTPs go to the new one.",
      google: "A Google account has just been connected to your account. From now on it signs in, too.",
      secondFactorOn:
        "From now on the back office asks for a code from your phone after your password. Your other devices were signed out.",
      secondFactorOff: "From now on the back office asks only for your password.",
      secondFactorReset:
        "An owner of the shop has removed your second step. Every device was signed out; you sign in with your password, and can set it up again.",
      recoveryCode:
        "Someone has just used one of your recovery codes in place of a code from your phone. It does not work again.",
      recoveryCodes:
        "Ten new recovery codes were made for your sign-in to the back office. The older ones no longer work.",
      passkeyAdded: "A passkey has just been added to your account. From now on it signs in, too.",
      passkeyRemoved: "A passkey has just been removed from your account. It does not sign in any more.",
    },
    undo: `If it was not you, undo it: this takes back the change and all that came after it, signs out every device, and lets you choose a new password. The link works for ${UNDO.hours} hours.`,
    series: (number: number, at: string, first: string) =>
      `This is change ${number} of a series. The first one came on ${at}: “${first}”.`,
    undoSeries: `If it was not you, undo it: this takes back the whole series, so your account is as it was before the first change. It signs out every device, and lets you choose a new password. Any letter of the series does this, for ${UNDO.hours} hours.`,
    undoLink: "Undo this change",
    wasYou: "If it was you, all is well.",
    notYou: (phone: string) => `If it was not you, call us at once: ${phone}.`,
    link: "See your account",
    staffLink: "See your sign-in",
  },
  confirmEmail: {
    subject: `Please confirm your email for ${SHOP.name}`,
    opening: `This address was given for an account at ${SHOP.name}. With this link you confirm that it is yours:`,
    link: "Confirm this email",
    lasts: `The link works for ${EMAIL_LINK.validHours} hours.`,
    notYou: "If you did not give it, you need not do anything: without the link, no one can act as you.",
  },
  proof: {
    subject: "Is it you?",
    opening: {
      "change-phone": "Someone who is signed in to your account wants to change its phone number.",
      "change-email": "Someone who is signed in to your account wants to change its email.",
      "set-password": "Someone who is signed in to your account wants to set its password.",
      "connect-google": "Someone who is signed in to your account wants to connect a Google account to it.",
      "add-passkey": "Someone who is signed in to your account wants to add a passkey to it.",
      "remove-passkey": "Someone who is signed in to your account wants to remove a passkey from it.",
      "end-sessions": "Someone who is signed in to your account wants to sign out its other devices.",
      "delete-account": "Someone who is signed in to your account wants to delete it for good.",
    },
    device: (device: string) => `The device: ${device}.`,
    ask: "If it is you, confirm it with this link, and continue where you were:",
    link: "It is me",
    lasts: `The link works once, within ${PROOF_LINK.validMinutes} minutes.`,
    notYou:
      "If it is not you, do not follow the link. Sign in, and sign out all other devices under Account and security.",
  },
  resetLater: {
    subject: "About your new password",
    opening: `You asked us for a new password. This address was given to your account less than ${UNDO.hours} hours ago, so it cannot set one yet.`,
    instead: "You can sign in with an OTP to your phone, or ask again when that time is over.",
  },
  reset: {
    subject: "Your link to set a new password",
    opening: "You asked us for a new password. With this link you can set one:",
    link: "Set a new password",
    lasts: `The link works once, within ${RESET.validMinutes} minutes. It signs out every device.`,
    notYou: "If it was not you who asked, you do not need to do anything: your password stays as it is.",
  },
} as const
