import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import type { Goods, IBagModuleService } from "@silai/contracts/bag/service"
import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import type { CustomerBagItem } from "@silai/contracts/customer/shapes"
import type { Sql } from "@silai/kit/knex"
import { itemsOf } from "../../queries/read"
import { takeOut } from "../../workflows/take-out"

/** `IBagModuleService` documents each method. */
export class BagService implements IBagModuleService {
  takeOut(trx: Sql, customerId: string, goods: readonly Goods[]): Promise<void> {
    return takeOut(trx, customerId, goods)
  }

  async contentsOf(sql: Sql, catalogue: ICatalogueModuleService, customerId: string): Promise<CustomerBagItem[]> {
    const items = await itemsOf(sql, catalogue, customerId)
    return items.map(({ name, slug, color, size, quantity, image, addedAt, totalPrice, gone }) => ({
      name,
      slug,
      color,
      size: typeof size === "string" ? size : CUSTOM_SIZE,
      quantity,
      image,
      addedAt,
      totalRupees: totalPrice,
      gone,
    }))
  }

  async forget(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`delete from bag_line where customer_id = ?`, [customerId])
    await trx.raw(`delete from bag_later where customer_id = ?`, [customerId])
    await trx.raw(`delete from bag_brought where customer_id = ?`, [customerId])
    await trx.raw(`delete from bag_wish where customer_id = ?`, [customerId])
    await trx.raw(`delete from bag_wish_link where customer_id = ?`, [customerId])
  }
}
