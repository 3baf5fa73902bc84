import { codeOf } from "../order/status"
import { mayMoveTo, ROLES } from "./roles"

/** Staff who may start an order's sewing may sew it. */
export const SEWING_ROLES = ROLES.filter((role) => mayMoveTo(role, codeOf("inProgress")))
