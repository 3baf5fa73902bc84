import type { OrderStatusCode } from "../order/status"

/**
 * The people behind the counter and what each may do (the owner everything). One table: the gate enforces it call by call, the
 * back office draws its menu from it.
 */
export const ROLES = ["owner", "manager", "tailor", "packer"] as const
export type Role = (typeof ROLES)[number]

/** What a call of the back office needs; each such call names exactly one. */
export const DUTIES = [
  "counter.enter",
  "dashboard.read",
  "order.read",
  "order.move",
  "customer.read",
  "customer.write",
  "measurement.read",
  "measurement.write",
  "catalogue.read",
  "catalogue.write",
  "stock.read",
  "stock.write",
  "file.read",
  "file.write",
  "people.manage",
] as const
export type Duty = (typeof DUTIES)[number]

const everyone: Duty[] = ["counter.enter", "order.read", "order.move", "catalogue.read", "stock.read"]

export const MAY: Record<Role, readonly Duty[]> = {
  owner: DUTIES,
  manager: DUTIES.filter((duty) => duty !== "people.manage"),
  tailor: [...everyone, "measurement.read", "measurement.write"],
  packer: [...everyone, "stock.write"],
}

export const mayDo = (role: Role, duty: Duty) => MAY[role].includes(duty)

const every: readonly OrderStatusCode[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Which statuses each role may give an order: the tailor what is done at the table, the packer what leaves the shop. */
export const MAY_MOVE_TO: Record<Role, readonly OrderStatusCode[]> = {
  owner: every,
  manager: every,
  tailor: [2, 3, 7],
  packer: [3, 4, 5, 6, 7, 8],
}

export const mayMoveTo = (role: Role, code: number) => MAY_MOVE_TO[role].some((one) => one === code)
