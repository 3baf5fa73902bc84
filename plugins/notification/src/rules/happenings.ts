import type { EventData, EventName } from "@silai/contracts/events"
import type { NotificationKind } from "@silai/contracts/notification/kinds"
import { writeUid } from "@silai/contracts/uid/code"
import type { LISTENERS } from "@silai/contracts/listeners"

/**
 * The meaning of an event to staff. `subject`: the thing that counts once, among those of its kind. `target`: the id
 * that its screen shows. `what`: its name, or where to ask for it.
 */
export type Happening = {
  kind: NotificationKind
  subject: string
  target: string | null
  what: string | { orderId: string } | { levelId: string; orderId: string | null } | { chatId: string }
}

export type NamedHappening = Omit<Happening, "what"> & { what: string }

type Listened = (typeof LISTENERS)["notification.happened"]["shop"][number]
type Rules = { [Name in Listened]: (data: EventData<Name>) => Happening }

const RULES: Rules = {
  "order.placed": ({ id }) => ({ kind: "order", subject: id, target: id, what: { orderId: id } }),
  "silai.payment.refund_due": ({ id, attempt_id }) => ({
    kind: "payment",
    subject: `due ${id}`,
    target: attempt_id,
    what: "",
  }),
  "silai.payment.refund_failed": ({ id, attempt_id }) => ({
    kind: "payment",
    subject: `failed ${id}`,
    target: attempt_id,
    what: "",
  }),
  "silai.payment.mismatch": ({ id }) => ({ kind: "mismatch", subject: id, target: null, what: "" }),
  "silai.payment.webhook_unread": ({ id }) => ({ kind: "webhook", subject: id, target: null, what: "" }),
  "silai.return.created": ({ id, order_id }) => ({
    kind: "return",
    subject: id,
    target: id,
    what: { orderId: order_id },
  }),
  "inventory-level.updated": ({ id, order_id: orderId = null }) => ({
    kind: "stock",
    subject: id,
    target: null,
    what: { levelId: id, orderId },
  }),
  "silai.review.created": ({ id }) => ({ kind: "review", subject: id, target: id, what: "" }),
  "silai.uid.suspected": ({ id }) => ({ kind: "suspected", subject: id, target: id, what: writeUid(id) }),
  "silai.uid-report.created": ({ id }) => ({ kind: "reported", subject: id, target: null, what: "" }),
  // A chat that was answered, and waits again, counts as a new thing.
  "silai.whatsapp.waiting": ({ id, since }) => ({
    kind: "chat",
    subject: `${id} ${since}`,
    target: id,
    what: { chatId: id },
  }),
  "silai.whatsapp.failed": ({ id, chat_id }) => ({
    kind: "unsent",
    subject: id,
    target: chat_id,
    what: { chatId: chat_id },
  }),
  "silai.whatsapp.webhook_unread": ({ id }) => ({ kind: "unread", subject: id, target: null, what: "" }),
}

/** The meaning of one of the events to staff. */
export const happeningOf = (event: { name: string; data: EventData<EventName> }): Happening =>
  (RULES[event.name as Listened] as (data: EventData<EventName>) => Happening)(event.data)
