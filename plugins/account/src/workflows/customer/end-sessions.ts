import type { MedusaContainer } from "@medusajs/framework/types"
import { customerRefusals } from "@silai/contracts/customer/messages"
import { endDevices } from "@silai/kit/devices"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { knownBy } from "../../queries/customer/person"

/** Signs a customer out everywhere. Returns on how many devices. @throws customer.unknown, customer.guest, customer.deleted */
export async function endSessionsOf(
  container: MedusaContainer,
  personId: string,
  by: { userId: string },
): Promise<number> {
  const sql = databaseOf(container)
  const { kind, customerId } = await knownBy(sql, container.resolve("silai_order"), personId)
  if (kind === "deleted") throw refuse(customerRefusals.deleted)
  if (!customerId) throw refuse(customerRefusals.guest)
  const ended = await endDevices(sql, customerId)
  log("info", "customer signed out by the shop", { customer: customerId, by: by.userId, ended })
  return ended
}
