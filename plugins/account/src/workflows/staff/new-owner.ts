import type { MedusaContainer } from "@medusajs/framework/types"
import type { StaffVisitor } from "@silai/contracts/account/service"
import { staffRefusals } from "@silai/contracts/staff/messages"
import type { Role } from "@silai/contracts/staff/roles"
import { refuse } from "@silai/kit/refuse"
import { proveStaff } from "../second-factor/enrol"

/**
 * A new owner can lock the others out, so an owner's open session alone must not be enough to make one.
 * @throws staff.proof_wanted, and what `proveStaff` throws
 */
export async function proveBeforeOwner(
  container: MedusaContainer,
  staff: StaffVisitor,
  role: Role,
  { password, code }: { password?: string; code?: string },
): Promise<void> {
  if (role !== "owner") return
  if (password === undefined) throw refuse(staffRefusals.proof_wanted)
  await proveStaff(container, staff, { password, code })
}
