import { codesOf, type OrderStatusCode, STATUS_CODES } from "../order/status"

/**
 * Staff roles and what each may do (the owner everything). One table: the gate enforces it call by call, the back
 * office builds its menu from it.
 */
export const ROLES = ["owner", "manager", "tailor", "packer"] as const
export type Role = (typeof ROLES)[number]

/** The permission that a back-office call needs, each such call exactly one; and the roles that have it. The owner has all. */
const DUTY = {
  "counter.enter": ["manager", "tailor", "packer"],
  "signin.secure": ["manager", "tailor", "packer"],
  "dashboard.read": ["manager"],
  "order.read": ["manager", "tailor", "packer"],
  "order.move": ["manager", "tailor", "packer"],
  "order.write": ["manager"],
  "order.take": ["manager"],
  "order.archive": [],
  "return.read": ["manager", "tailor", "packer"],
  "return.write": ["manager", "packer"],
  "review.read": ["manager"],
  "review.write": ["manager"],
  "payment.read": ["manager"],
  "payment.write": ["manager"],
  "customer.read": ["manager"],
  "customer.write": ["manager"],
  "customer.contact": ["manager", "packer"],
  "measurement.read": ["manager", "tailor"],
  "measurement.write": ["manager", "tailor"],
  "catalogue.read": ["manager", "tailor", "packer"],
  "catalogue.write": ["manager"],
  "stock.read": ["manager", "tailor", "packer"],
  "stock.write": ["manager", "packer"],
  "coupon.read": ["manager"],
  "coupon.write": ["manager"],
  "chat.read": ["manager", "packer"],
  "chat.write": ["manager"],
  "file.read": ["manager"],
  "file.write": ["manager"],
  "uid.read": ["manager", "packer"],
  "uid.write": ["manager"],
  "uid.assign": ["manager", "packer"],
  "settings.read": ["manager"],
  "settings.write": ["manager"],
  "people.manage": [],
  "audit.read": [],
} as const satisfies Record<string, readonly Exclude<Role, "owner">[]>
export type Duty = keyof typeof DUTY
export const DUTIES = Object.keys(DUTY) as Duty[]

const dutiesOf = (role: Role) => DUTIES.filter((duty) => (DUTY[duty] as readonly Role[]).includes(role))

export const MAY: Record<Role, readonly Duty[]> = {
  owner: DUTIES,
  manager: dutiesOf("manager"),
  tailor: dutiesOf("tailor"),
  packer: dutiesOf("packer"),
}

/** The permission that a back-office call requires: a duty, or the owner, for a plugin's owner-only calls. */
export type Permission = Duty | "owner"

export const mayDo = (role: Role, permission: Permission) =>
  permission === "owner" ? role === "owner" : MAY[role].includes(permission)

/** Others get orders, returns and measurements without phones, e-mails and addresses, and cannot search by them. */
export const seesContact = (role: Role) => mayDo(role, "customer.contact")

/**
 * The statuses that each role may set: the tailor those of the workshop, the packer those of orders that leave the
 * shop.
 */
export const MAY_MOVE_TO: Record<Role, readonly OrderStatusCode[]> = {
  owner: STATUS_CODES,
  manager: STATUS_CODES,
  tailor: codesOf("inProgress", "readyForShipping", "readyForPickup"),
  packer: codesOf("readyForShipping", "shipped", "outForDelivery", "delivered", "readyForPickup", "pickedUp"),
}

export const mayMoveTo = (role: Role, code: number) => MAY_MOVE_TO[role].some((one) => one === code)
