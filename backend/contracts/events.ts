import { z } from "zod"
import { catalogueEvents } from "./catalogue/events"
import { event, id } from "./event"
import { NUMBERED } from "./papers/limits"
import { RETURN_WAY_NAMES } from "./returns/limits"
import { RETURN_STATE_KEYS } from "./returns/states"
import { UID_STATES } from "./uid/limits"
import { MEASUREMENT_TYPES } from "./measurement/limits"

const ofFulfilment = z.object({ order_id: z.string(), fulfillment_id: z.string() })
/** A message and its chat. */
const ofChat = z.object({ id: z.string(), chat_id: z.string() })
const ofOrder = z.object({ id: z.string(), order_id: z.string() })
/** `<customer>-<half>`; the inches are personal and stay in the shop. */
const half = z.object({ id: z.string(), customer_id: z.string(), half: z.enum(MEASUREMENT_TYPES) })

/**
 * Every event that the shop sends, after the commit of its change, at least once, in the order of the changes of one transaction.
 * A subscriber is named after one of these (extending, "React to what happens").
 */
export const EVENTS = {
  // People. An address event has the name that the engine's own module gives it.
  "customer.created": event("account", "A customer signed up.", id),
  "customer.updated": event("account", "A customer changed name, e-mail or phone.", id),
  "customer.deleted": event(
    "account",
    "An account was deleted, with its addresses, measurements and notes; no events are sent for those.",
    id,
  ),
  "customer.customer-address.created": event("account", "A customer saved an address.", id),
  "customer.customer-address.updated": event(
    "account",
    "An address was changed, or is the default now, or no longer.",
    id,
  ),
  "customer.customer-address.deleted": event("account", "A customer removed an address.", id),
  "silai.consent.recorded": event(
    "account",
    "A customer agreed to the terms and the privacy policy; the id is the customer's.",
    z.object({ id: z.string(), version: z.string() }),
  ),
  "silai.customer-note.created": event("account", "A staff member wrote a note about a customer.", id),
  "silai.customer-note.deleted": event("account", "A note about a customer was removed.", id),
  "silai.customer-email.replaced": event(
    "account",
    "A customer has proven an e-mail that replaces a former one of the account; the id is the customer's.",
    id,
  ),
  "silai.google.connected": event(
    "account",
    "A customer who had an account can sign in with Google, too; the id is the customer's.",
    id,
  ),
  "silai.password.changed": event(
    "account",
    "A new password was set; the id is the customer's, or the staff member's.",
    id,
  ),
  "user.created": event("account", "An invited person joined the staff.", id),
  "user.updated": event("account", "A staff member has another role, or sews another number of pieces a day.", id),
  "user.deleted": event("account", "A staff member was removed.", id),
  "invite.created": event("account", "A person was invited to the staff.", id),
  "invite.resent": event("account", "An invitation was sent again.", id),
  "invite.accepted": event("account", "An invitation was accepted.", id),
  "invite.deleted": event("account", "An invitation was withdrawn, by hand or with the owner who sent it.", id),
  "silai.passkey.created": event("account", "A passkey was added; the id is the customer's or staff member's.", id),
  "silai.passkey.deleted": event("account", "A passkey was removed; the id is the customer's or staff member's.", id),
  "silai.sign-in.restored": event(
    "account",
    "A change of a person's ways to sign in was undone, by the mailed link; the id is the customer's or staff member's.",
    id,
  ),
  "silai.second-factor.enabled": event("account", "A staff member switched a second factor on; the id is theirs.", id),
  "silai.second-factor.disabled": event(
    "account",
    "A staff member's second factor was switched off, or reset by an owner; the id is theirs.",
    id,
  ),
  "silai.second-factor.required": event(
    "account",
    "An owner requires a second factor of all staff, or no longer (`required`); the id is the owner's.",
    z.object({ id: z.string(), required: z.boolean() }),
  ),

  "silai.measurement.created": event("measurement", "One half of a body was measured for the first time.", half),
  "silai.measurement.updated": event("measurement", "The measurements of one half of a body changed.", half),
  "silai.measurement.deleted": event("measurement", "The measurements of one half of a body were removed.", half),

  // `order.placed` covers what an order takes out of a bag, and `customer.deleted` a bag that is deleted with its account.
  "silai.bag.updated": event(
    "bag",
    "Goods were put into a signed-in customer's bag, taken out of it, or changed in number; the id is the customer's.",
    id,
  ),

  "silai.wishlist.updated": event(
    "bag",
    "Pieces were put on a customer's wishlist, or taken off it; the id is the customer's.",
    id,
  ),
  "silai.wishlist.shared": event(
    "bag",
    "The link of a customer's wishlist was made (`on`), or ended; the id is the customer's.",
    z.object({ id: z.string(), on: z.boolean() }),
  ),

  "silai.coupon.created": event("coupon", "A coupon was made, with its promotion and campaign in the engine.", id),
  "silai.coupon.updated": event("coupon", "A coupon was changed, paused, resumed or archived.", id),
  "silai.coupon.deleted": event("coupon", "An unused coupon was deleted.", id),

  "silai.coupon-batch.created": event(
    "coupon",
    "A batch of codes was created, with one promotion for all of them.",
    id,
  ),
  "silai.coupon-batch.updated": event(
    "coupon",
    "All codes of a batch were made, or it was paused, resumed or archived.",
    id,
  ),

  // A plugin that packs, cancels or refunds through the engine's own workflows lets them send these names themselves.
  "order.placed": event("checkout", "An order was paid and placed.", id),
  "payment.captured": event("checkout", "The payment of an order was booked.", id),
  "payment.refunded": event("checkout", "A refund made at the gateway itself was booked.", id),
  "silai.payment.received": event(
    "order",
    "The money of an order that is paid later has arrived; the id is the order's.",
    id,
  ),
  "order.canceled": event("order", "An order was cancelled; its pieces are back, and its refund is requested.", id),
  "order.fulfillment_created": event("order", "An order was packed: its pieces left the shelf.", ofFulfilment),
  "order.fulfillment_canceled": event(
    "order",
    "The packed pieces of a cancelled order are in stock again.",
    ofFulfilment,
  ),
  "shipment.created": event("order", "A parcel left the shop; the id is the fulfilment's.", id),
  "delivery.created": event("order", "A parcel was delivered, or collected; the id is the fulfilment's.", id),
  "reservation-item.created": event("checkout", "Pieces were reserved for an order.", ofOrder),
  "reservation-item.deleted": event("order", "An order's reserved pieces were packed, or are free again.", ofOrder),
  "silai.shop-settings.updated": event(
    "shop",
    "A section of the shop's settings changed; the id is the section's name.",
    id,
  ),
  "silai.shipping-fee.updated": event("shop", "The rules of the shipping fee changed; the id is their version.", id),
  "silai.payment.refund_due": event(
    "checkout",
    "A payment that the shop must not keep is being refunded; the id is the gateway's.",
    z.object({ id: z.string(), attempt_id: z.string() }),
  ),
  "silai.payment.refunded": event(
    "checkout",
    "A payment that the shop must not keep has been refunded; the id is the gateway's.",
    z.object({ id: z.string(), attempt_id: z.string() }),
  ),

  "silai.payment.refund_failed": event(
    "checkout",
    "A refund waits for a person: the bank has declined it for good, or no gateway sends it.",
    z.object({ id: z.string(), attempt_id: z.string() }),
  ),
  "silai.payment.mismatch": event("checkout", "The gateway and the shop's books differ on a sum, or differ again.", id),
  "silai.payment.webhook_unread": event("checkout", "A gateway's webhook could not be handled and is given up.", id),

  "order.updated": event("order", "An order has another status, or more of its money has been refunded.", id),
  "silai.order.adopted": event(
    "order",
    "A guest's order was moved to the account that signed in in the same browser.",
    z.object({ id: z.string(), customer_id: z.string() }),
  ),
  "order.completed": event("order", "An order is final: its buyer can no longer request a return.", id),
  "order.archived": event("order", "A closed order was archived; restoring it is an `order.updated`.", id),
  "silai.order.taken-out": event(
    "order",
    "The shop took pieces out of an order before it was packed; the id is the order's.",
    z.object({ id: z.string(), taken_out_id: z.string() }),
  ),
  "silai.order.corrected": event(
    "order",
    "The shop gave a piece of an order another size, or other measurements; the id is the order's, the item the line's place.",
    z.object({ id: z.string(), item_id: z.string(), what: z.enum(["size", "measurement"]) }),
  ),
  "silai.order.contact-corrected": event(
    "order",
    "The shop corrected an order's e-mail or phone, or the order follows its account's e-mail.",
    id,
  ),
  "silai.order.pieces-changed": event(
    "order",
    "A piece was added to an order, or swapped for one of its pieces; the id is the order's.",
    z.object({ id: z.string(), change_id: z.string() }),
  ),
  // As the engine's own workflow of order edits sends it.
  "order-edit.confirmed": event("order", "The engine's order has other pieces.", z.object({ order_id: z.string() })),
  "silai.order-note.created": event("order", "A staff member wrote a note about an order.", ofOrder),
  "silai.order-note.deleted": event("order", "A note about an order was removed.", ofOrder),
  "silai.order.moved": event(
    "order",
    "An order went from one status to another, by the back office or after a change in the engine.",
    z.object({ id: z.string(), from: z.number(), to: z.number() }),
  ),

  "silai.paper.issued": event(
    "papers",
    "An invoice or a credit note was written; the id is its number.",
    ofOrder.extend({ kind: z.enum(NUMBERED) }),
  ),
  "silai.return.created": event("returns", "A buyer requested a return, an exchange or an alteration.", ofOrder),
  "silai.return.parcel-noted": event(
    "returns",
    "The shop noted how pieces of a request travel, to it or from it.",
    z.object({ id: z.string(), order_id: z.string(), way: z.enum(RETURN_WAY_NAMES) }),
  ),
  "silai.return.moved": event(
    "returns",
    "Such a request went from one state to another.",
    z.object({ id: z.string(), order_id: z.string(), from: z.enum(RETURN_STATE_KEYS), to: z.enum(RETURN_STATE_KEYS) }),
  ),
  "silai.review.created": event("review", "A customer reviewed a product.", id),
  "silai.review.updated": event(
    "review",
    "A review was changed by its writer, or hidden, shown again or answered by the shop.",
    id,
  ),
  "silai.review.deleted": event("review", "A review was deleted, by its writer or by the shop.", id),
  // As the engine's own workflows of returns send them.
  "order.return_requested": event(
    "returns",
    "A return or an exchange was approved: the engine has a return of it.",
    z.object({ order_id: z.string(), return_id: z.string() }),
  ),
  "order.return_received": event(
    "returns",
    "The pieces of a return or an exchange are back: the sellable ones are in stock.",
    z.object({ order_id: z.string(), return_id: z.string() }),
  ),

  "silai.uid-batch.created": event("uid", "Ids for pieces of one colour and size were requested.", id),
  "silai.uid-batch.updated": event("uid", "All ids of a batch were made, or labels of it were printed.", id),
  "silai.uid-batch.deleted": event("uid", "A batch without printed labels was removed.", id),
  "silai.uid.moved": event(
    "uid",
    "The id of a piece went from one state to another: into an order, to its buyer, back, void, or reported as copied.",
    z.object({ id: z.string(), from: z.enum(UID_STATES), to: z.enum(UID_STATES), order_id: z.string().nullable() }),
  ),
  "silai.uid.suspected": event("uid", "An id was checked at more places of late than one piece can be.", id),
  "silai.uid-report.created": event("uid", "A piece was reported as a possible fake.", id),

  ...catalogueEvents,

  "silai.messages.stopped": event(
    "messaging",
    "A customer wants no messages but news of orders, in any channel: by STOP, a mail's link or in the account; the id is the customer's.",
    id,
  ),
  "silai.messages.started": event("messaging", "A customer wants all messages again; the id is the customer's.", id),
  "silai.whatsapp.received": event("whatsapp", "A customer wrote on WhatsApp; the id is the message's.", ofChat),
  "silai.whatsapp.sent": event("whatsapp", "WhatsApp has taken a message of a chat.", ofChat),
  "silai.whatsapp.failed": event("whatsapp", "A message of a chat could not be sent, or was not delivered.", ofChat),
  "silai.whatsapp.stopped": event("whatsapp", "A customer asked for no more messages; the id is the contact's.", id),
  "silai.whatsapp.started": event("whatsapp", "A customer asked for messages again; the id is the contact's.", id),
  "silai.whatsapp.cleared": event("whatsapp", "A chat's messages were deleted from the shop.", id),
  "silai.whatsapp.waiting": event(
    "whatsapp",
    "A chat waits for an answer for over an hour; `since`: the first message that is not answered.",
    z.object({ id: z.string(), since: z.string() }),
  ),
  "silai.whatsapp.webhook_unread": event(
    "whatsapp",
    "An event from WhatsApp could not be handled and is given up; the id is the kept event's key.",
    id,
  ),

  "silai.staff-notification.added": event(
    "notification",
    "Staff are notified of something, or of one more of it; the id is the notification's.",
    id,
  ),

  "silai.file.created": event("file", "A picture was listed in the file manager.", id),
  "silai.file.updated": event("file", "A file was renamed, or moved to another folder.", id),
  "silai.file.deleted": event("file", "A file was deleted.", id),
  "silai.folder.created": event("file", "A folder was added.", id),
  "silai.folder.updated": event("file", "A folder was renamed.", id),
  "silai.folder.deleted": event("file", "An empty folder was deleted.", id),
} as const

export type EventName = keyof typeof EVENTS
export type EventData<Name extends EventName> = z.output<(typeof EVENTS)[Name]["data"]>
