import { customerRefusals } from "@silai/contracts/customer/messages"
import { endDevices } from "@silai/kit/devices"
import type { Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { knownBy } from "./person"

/** Signs a customer out everywhere, and gives on how many devices. @throws customer.unknown, customer.guest, customer.deleted */
export async function endSessionsOf(sql: Sql, personId: string, by: { userId: string }): Promise<number> {
  const { kind, customerId } = await knownBy(sql, personId)
  if (kind === "deleted") throw refuse(customerRefusals.deleted)
  if (!customerId) throw refuse(customerRefusals.guest)
  const ended = await endDevices(sql, customerId)
  log("info", "customer signed out by the shop", { customer: customerId, by: by.userId, ended })
  return ended
}
