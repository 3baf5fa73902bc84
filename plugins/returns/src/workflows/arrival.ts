import type { MedusaContainer } from "@medusajs/framework/types"
import { daysAnywhere, daysTo } from "@silai/contracts/checkout/delivery-days"
import { workingDaysAfter } from "@silai/contracts/checkout/working-days"
import type { Sql } from "@silai/kit/knex"
import type { RequestRow } from "../queries/request"

/**
 * Stores by when the pieces that leave the shop now are at their buyer's, because their days for another request begin then:
 * after the longest delivery to that address. No one notes when such a parcel arrives, nor when pieces are collected at the
 * shop, which has the longest of all.
 */
export async function noteArrival(container: MedusaContainer, trx: Sql, { id, address }: RequestRow): Promise<void> {
  const { delivery } = await container.resolve("shop").settings()
  const { max } = address
    ? daysTo(delivery.days, container.resolve("pincode").destinationOf(address))
    : daysAnywhere(delivery.days)
  const { to } = workingDaysAfter(Date.now(), { min: 0, max })
  await trx.raw(`update return_request set arrives_on = ? where id = ?`, [to, id])
}
