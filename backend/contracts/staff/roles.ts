import { type OrderStatusCode, STATUS_CODES } from "../order/status"

/**
 * Staff roles and what each may do (the owner everything). One table: the gate enforces it call by call, the back
 * office builds its menu from it.
 */
export const ROLES = ["owner", "manager", "tailor", "packer"] as const
export type Role = (typeof ROLES)[number]

/** The permission that a back-office call needs; each such call names exactly one. */
export const DUTIES = [
  "counter.enter",
  "signin.secure",
  "dashboard.read",
  "order.read",
  "order.move",
  "order.write",
  "order.archive",
  "return.read",
  "return.write",
  "review.read",
  "review.write",
  "payment.read",
  "payment.write",
  "customer.read",
  "customer.write",
  "customer.contact",
  "measurement.read",
  "measurement.write",
  "catalogue.read",
  "catalogue.write",
  "stock.read",
  "stock.write",
  "coupon.read",
  "coupon.write",
  "file.read",
  "file.write",
  "uid.read",
  "uid.write",
  "uid.assign",
  "settings.read",
  "settings.write",
  "people.manage",
] as const
export type Duty = (typeof DUTIES)[number]

const everyone: Duty[] = ["counter.enter", "signin.secure", "order.read", "order.move", "catalogue.read", "stock.read"]

export const MAY: Record<Role, readonly Duty[]> = {
  owner: DUTIES,
  manager: DUTIES.filter((duty) => duty !== "people.manage" && duty !== "order.archive"),
  tailor: [...everyone, "return.read", "measurement.read", "measurement.write"],
  packer: [...everyone, "customer.contact", "stock.write", "return.read", "return.write", "uid.read", "uid.assign"],
}

/** What a call of the back office asks for: a duty, or to be the owner, for what a plugin keeps to them alone. */
export type Permission = Duty | "owner"

export const mayDo = (role: Role, permission: Permission) =>
  permission === "owner" ? role === "owner" : MAY[role].includes(permission)

/** Who does not, gets orders, returns and measurements without phones, e-mails and addresses, and finds nobody by them. */
export const seesContact = (role: Role) => mayDo(role, "customer.contact")

/** Which statuses each role may set: the tailor what happens at the table, the packer what leaves the shop. */
export const MAY_MOVE_TO: Record<Role, readonly OrderStatusCode[]> = {
  owner: STATUS_CODES,
  manager: STATUS_CODES,
  tailor: [2, 3, 7],
  packer: [3, 4, 5, 6, 7, 8],
}

export const mayMoveTo = (role: Role, code: number) => MAY_MOVE_TO[role].some((one) => one === code)
