import { z } from "zod"
import { NUMBERED } from "./papers/limits"
import { RETURN_STATE_KEYS } from "./returns/states"
import { UID_STATES } from "./uid/limits"
import { MEASUREMENT_TYPES } from "./measurement/limits"

/** What another system hears of: the engine's own name and payload where it has one, else `silai.<noun>.<happened>`. */
type ShopEvent<Data extends z.ZodType = z.ZodType> = {
  /** The plugin that sends it. */
  by: string
  /** One sentence for the generated table. */
  when: string
  data: Data
}

const event = <Data extends z.ZodType>(by: string, when: string, data: Data): ShopEvent<Data> => ({ by, when, data })
const id = z.object({ id: z.string() })
const ofFulfilment = z.object({ order_id: z.string(), fulfillment_id: z.string() })
const ofOrder = z.object({ id: z.string(), order_id: z.string() })
/** As the engine has it: with the order where one is the reason. */
const levelChange = z.object({ id: z.string(), order_id: z.string().optional() })
/** `<customer>-<half>`; the inches are personal and stay in the shop. */
const half = z.object({ id: z.string(), customer_id: z.string(), half: z.enum(MEASUREMENT_TYPES) })

/**
 * Every event that the shop sends, after the commit of the change that it speaks of, at least once, in the order of the changes of one
 * transaction. A subscriber is named after one of these (extending, "React to what happens").
 */
export const EVENTS = {
  // People. An address bears the name that the engine's own module gives it.
  "customer.created": event("account", "Somebody signed up.", id),
  "customer.updated": event("account", "A customer changed name, e-mail or phone.", id),
  "customer.deleted": event(
    "account",
    "An account was deleted, with its addresses, measurements and notes; of these nothing further is sent.",
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
  "silai.customer-note.created": event("account", "Somebody of the shop wrote a note about a customer.", id),
  "silai.customer-note.deleted": event("account", "A note about a customer was removed.", id),
  "silai.google.connected": event(
    "account",
    "A customer who had an account can sign in with Google, too; the id is the customer's.",
    id,
  ),
  "silai.password.changed": event(
    "account",
    "Somebody set a new password; the id is the customer's, or the staff member's.",
    id,
  ),
  "user.created": event("account", "An invited person joined the staff.", id),
  "user.updated": event("account", "A staff member has another role.", id),
  "user.deleted": event("account", "Somebody was removed from the staff.", id),
  "invite.created": event("account", "Somebody was invited to the staff.", id),
  "invite.resent": event("account", "An invitation was sent again.", id),
  "invite.accepted": event("account", "An invitation was accepted.", id),
  "invite.deleted": event("account", "An invitation was withdrawn, by hand or with the owner who sent it.", id),
  "silai.passkey.created": event(
    "account",
    "Somebody added a passkey; the id is the customer's or staff member's.",
    id,
  ),
  "silai.passkey.deleted": event(
    "account",
    "Somebody removed a passkey; the id is the customer's or staff member's.",
    id,
  ),
  "silai.sign-in.restored": event(
    "account",
    "Somebody undid a change of their ways to sign in, by the link that was mailed; the id is the customer's or staff member's.",
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

  // What an order takes out of a bag is told by `order.placed`, and a bag that goes with its account by `customer.deleted`.
  "silai.bag.updated": event(
    "bag",
    "Goods were put into a signed-in customer's bag, taken out of it, or changed in number; the id is the customer's.",
    id,
  ),

  "silai.coupon.created": event("coupon", "A coupon was made, with its promotion and campaign in the engine.", id),
  "silai.coupon.updated": event("coupon", "A coupon was changed, paused, resumed or archived.", id),
  "silai.coupon.deleted": event("coupon", "A coupon that nobody had used was deleted.", id),

  "silai.coupon-batch.created": event(
    "coupon",
    "A batch of codes was asked for, with one promotion for all of them.",
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
  "payment.refunded": event("checkout", "A refund that somebody made at the gateway itself was booked.", id),
  "silai.payment.received": event(
    "order",
    "The money of an order that is paid later is there; the id is the order's.",
    id,
  ),
  "order.canceled": event(
    "order",
    "An order was cancelled; its pieces are back, and its money is asked to go back.",
    id,
  ),
  "order.fulfillment_created": event("order", "An order was packed: its pieces left the shelf.", ofFulfilment),
  "order.fulfillment_canceled": event(
    "order",
    "What was packed of a cancelled order is back on the shelf.",
    ofFulfilment,
  ),
  "shipment.created": event("order", "A parcel left the shop; the id is the fulfilment's.", id),
  "delivery.created": event("order", "A parcel was delivered, or collected; the id is the fulfilment's.", id),
  "reservation-item.created": event("checkout", "Pieces were reserved for an order.", ofOrder),
  "reservation-item.deleted": event("order", "An order's reserved pieces were packed, or are free again.", ofOrder),
  "silai.shop-settings.updated": event(
    "shop",
    "A section of the shop's settings was written anew; the id is the section's name.",
    id,
  ),
  "silai.shipping-fee.updated": event(
    "checkout",
    "The rules of the shipping fee were written anew; the id is their version.",
    id,
  ),
  "silai.payment.refund_due": event(
    "checkout",
    "A payment that the shop may not keep goes back; the id is the gateway's.",
    z.object({ id: z.string(), attempt_id: z.string() }),
  ),
  "silai.payment.refunded": event(
    "checkout",
    "A payment that the shop may not keep has gone back; the id is the gateway's.",
    z.object({ id: z.string(), attempt_id: z.string() }),
  ),

  "order.updated": event("order", "An order has another status, or more of its money has gone back.", id),
  "silai.order.adopted": event(
    "order",
    "Somebody who ordered as a guest has signed in in the same browser, and the order is theirs.",
    z.object({ id: z.string(), customer_id: z.string() }),
  ),
  "order.completed": event("order", "An order is with its buyer for good: nothing may be asked for it any more.", id),
  "order.archived": event("order", "A closed order was put away; what is brought back is an `order.updated`.", id),
  "silai.order.taken-out": event(
    "order",
    "The shop took pieces out of an order before it was packed; the id is the order's.",
    z.object({ id: z.string(), taken_out_id: z.string() }),
  ),
  // As the engine's own workflow of order edits sends it.
  "order-edit.confirmed": event("order", "The engine's order has fewer pieces.", z.object({ order_id: z.string() })),
  "silai.order-note.created": event("order", "Somebody of the shop wrote a note about an order.", ofOrder),
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
  "silai.return.created": event(
    "returns",
    "A buyer asked for a return, an exchange or an alteration of what had come.",
    ofOrder,
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
    "The pieces of a return or an exchange are back: what is sound of them is on the shelf.",
    z.object({ order_id: z.string(), return_id: z.string() }),
  ),

  "silai.uid-batch.created": event("uid", "Ids for pieces of one colour and size were asked for.", id),
  "silai.uid-batch.updated": event("uid", "All ids of a batch were made, or labels of it were printed.", id),
  "silai.uid-batch.deleted": event("uid", "A batch of which nothing was printed was removed.", id),
  "silai.uid.moved": event(
    "uid",
    "The id of a piece went from one state to another: into an order, to its buyer, back, void, or reported as copied.",
    z.object({ id: z.string(), from: z.enum(UID_STATES), to: z.enum(UID_STATES), order_id: z.string().nullable() }),
  ),
  "silai.uid.suspected": event("uid", "An id was checked at more places of late than one piece can be.", id),
  "silai.uid-report.created": event("uid", "Somebody reported a piece that seems to be a fake.", id),

  // A colourway is a product of the engine's, a size of it a product variant.
  "product.created": event("catalogue", "A colourway was added, or copied to another colour.", id),
  "product.updated": event(
    "catalogue",
    "A colourway was changed: its texts, status, tags, sizes, prices, pictures, name or category.",
    id,
  ),
  "product.deleted": event(
    "catalogue",
    "A colourway that nobody ever bought was deleted; one that was bought is archived instead, which is a change.",
    id,
  ),
  "product-variant.created": event("catalogue", "A size was added to a colourway, or is back.", id),
  "product-variant.updated": event("catalogue", "A size's prices changed, or whether it is made to order.", id),
  "product-variant.deleted": event("catalogue", "A size was taken out, by itself or with its colourway.", id),
  "product-category.created": event("catalogue", "A category was added.", id),
  "product-category.updated": event("catalogue", "A category was changed, or has another place among the others.", id),
  "product-category.deleted": event("catalogue", "A category was deleted.", id),
  "product-tag.created": event("catalogue", "A tag was used for the first time.", id),
  "product-option.updated": event("catalogue", "The Size option learned a size that the shop had not sold before.", id),
  "pricing.price.created": event(
    "catalogue",
    "A size has a price that it did not have: a base, an everyday or a sale price.",
    id,
  ),
  "pricing.price.updated": event("catalogue", "A price of a size changed.", id),
  "pricing.price.deleted": event("catalogue", "A price of a size was taken away.", id),
  "pricing.price-list.created": event("catalogue", "A sale was set, with its hours.", id),
  "pricing.price-list.updated": event("catalogue", "The hours of a sale changed.", id),
  "pricing.price-list.deleted": event("catalogue", "A sale was taken away.", id),
  "inventory-item.created": event("catalogue", "A ready-made size that is counted was added.", id),
  "inventory-item.deleted": event("catalogue", "A ready-made size that was counted is gone.", id),
  "inventory-level.created": event("catalogue", "The pieces of a new size are counted from now on.", id),
  "inventory-level.updated": event(
    "catalogue",
    "Pieces were added, taken away, counted anew, or by the till reserved for an order; or a size became made to order, or no longer is.",
    levelChange,
  ),
  "inventory-level.deleted": event("catalogue", "The pieces of a size are no longer counted.", id),
  "silai.style.created": event("catalogue", "A style was added.", id),
  "silai.style.updated": event("catalogue", "A style was changed, archived or brought back.", id),
  "silai.style.deleted": event("catalogue", "A style without colourways was deleted.", id),
  "silai.gallery.updated": event(
    "catalogue",
    "The pictures of a colourway, their order or their texts changed; the id is the colourway's.",
    id,
  ),
  "silai.sale.started": event("catalogue", "A sale price applies from now on; the id is the colourway's.", id),
  "silai.sale.ended": event("catalogue", "A sale price no longer applies; the id is the colourway's.", id),

  "silai.file.created": event("file", "A picture was listed in the file manager.", id),
  "silai.file.updated": event("file", "A file was renamed, or moved to another folder.", id),
  "silai.file.deleted": event("file", "A file was deleted.", id),
  "silai.folder.created": event("file", "A folder was added.", id),
  "silai.folder.updated": event("file", "A folder was renamed.", id),
  "silai.folder.deleted": event("file", "An empty folder was deleted.", id),
} as const

export type EventName = keyof typeof EVENTS
export type EventData<Name extends EventName> = z.output<(typeof EVENTS)[Name]["data"]>
