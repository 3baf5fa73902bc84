import type { ICatalogueModuleService } from "../catalogue/service"
import type { CustomerBagItem } from "../customer/shapes"
import type { Measurement } from "../measurement/calls"
import type { Sql } from "../sql"

/** The part of a bag that has become an order. */
export type Goods = { colourwayId: string; size: string; measurement: Measurement | null; quantity: number }

/** The service of the bag for other plugins: `container.resolve("bag")`. */
export type IBagModuleService = {
  /** Removes only the ordered goods from a customer's bag, in the transaction that places the order. */
  takeOut(trx: Sql, customerId: string, goods: readonly Goods[]): Promise<void>
  /** A customer's bag now, at the catalogue's prices, for their page in the back office. */
  contentsOf(sql: Sql, catalogue: ICatalogueModuleService, customerId: string): Promise<CustomerBagItem[]>
  /** Deletes a customer's bag, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string): Promise<void>
}
