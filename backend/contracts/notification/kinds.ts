import { type Duty, mayDo, type Role } from "../staff/roles"

/**
 * The kinds of notifications for staff. `duty`: the duty that lets a person see it. `one`, `many`: the screen of the
 * back office that it leads to; `:id` is the thing that it is about. `againAfterHours`: the pause before the same thing
 * may be notified again; null: never again. `isGrouped`: similar notifications within a short time become one, with
 * their number.
 */
type KindFacts = {
  duty: Duty
  one: string
  many: string
  againAfterHours: number | null
  isGrouped: boolean
}

const once = { againAfterHours: null, isGrouped: true } as const
const daily = { againAfterHours: 24, isGrouped: true } as const

export const NOTIFICATION_KINDS = {
  order: { duty: "order.read", one: "/order/view/:id", many: "/order/manage?status=0", ...once },
  payment: { duty: "payment.read", one: "/payment/view/:id", many: "/payment/all", ...once },
  mismatch: { duty: "payment.read", one: "/payment/mismatches", many: "/payment/mismatches", ...daily },
  webhook: { duty: "payment.read", one: "/payment/notices", many: "/payment/notices", ...daily },
  return: { duty: "return.read", one: "/returns/view/:id", many: "/returns/manage", ...once },
  stock: { duty: "stock.read", one: "/product/variant/:id", many: "/management/inventory?state=low", ...daily },
  review: { duty: "review.read", one: "/review/single/:id", many: "/reviews", ...once },
  suspected: { duty: "uid.read", one: "/management/uid/edit/:id", many: "/management/uid", ...daily },
  reported: { duty: "uid.read", one: "/management/uid/reports", many: "/management/uid/reports", ...once },
  chat: { duty: "chat.read", one: "/whatsapp/:id", many: "/whatsapp", ...once },
  unsent: { duty: "chat.read", one: "/whatsapp/:id", many: "/whatsapp", ...daily },
  unread: { duty: "settings.read", one: "/management/health", many: "/management/health", ...daily },
  failed: { duty: "dashboard.read", one: "/dashboard/failed", many: "/dashboard/failed", ...daily },
  /** Written by a staff member to the others. */
  note: {
    duty: "counter.enter",
    one: "/notifications",
    many: "/notifications",
    againAfterHours: null,
    isGrouped: false,
  },
} as const satisfies Record<string, KindFacts>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as [NotificationKind, ...NotificationKind[]]

/** The kinds that a role may see. */
export const notificationKindsOf = (role: Role): NotificationKind[] =>
  NOTIFICATION_KIND_NAMES.filter((kind) => mayDo(role, NOTIFICATION_KINDS[kind].duty))

/** The screen of the back office for several similar ones. `target`: the id of the newest thing. */
export function notificationPath(kind: NotificationKind, count: number, target: string | null): string {
  const { one, many } = NOTIFICATION_KINDS[kind]
  if (count > 1 || (one.includes(":id") && !target)) return many
  return one.replace(":id", encodeURIComponent(target ?? ""))
}
