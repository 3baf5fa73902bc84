import { codeOf, NEXT } from "@silai/contracts/order/status"
import type { Sql } from "@silai/kit/knex"
import { lockOrder, settle } from "./settle"

/** See `IOrderModuleService`. The engine records the returns themselves, and nothing here. */
export async function recordReturned(
  trx: Sql,
  orderId: string,
  by: { name: string; userId: string | null },
): Promise<boolean> {
  const to = codeOf("returned")
  const ours = await lockOrder(trx, orderId)
  if (!ours || !NEXT[ours.code].includes(to)) return false
  await settle(trx, orderId, ours.code, to, { by: by.name, userId: by.userId, parcel: null, reason: "" })
  return true
}
