import type { OrderType } from "../bag/limits"
import type { PricedLine } from "../catalogue/service"
import type { Measurement } from "../measurement/calls"
import type { KeptCoupon } from "../coupon/service"
import type { Address, Contact } from "./calls"
import type { DeliveryMethod } from "./limits"
import type { Days } from "./delivery-days"
import type { TaxFacts } from "./tax"

export type SnapshotLine = PricedLine & {
  quantity: number
  orderType: OrderType
  measurement: Measurement | null
  linePaise: number
  /** What a coupon takes off this line, all its pieces together; absent without one. */
  discountPaise?: number
}
/** What was agreed when the goods were held: the order is made from this, whatever the catalogue says later. Money in paise. */
export type Snapshot = {
  lines: SnapshotLine[]
  contact: Contact
  /** null where the order is collected at the shop. */
  address: Address | null
  deliveryMethod: DeliveryMethod
  deliveryName: string
  /** When it can be collected, in words; absent where it is delivered. */
  collectHours?: string
  /** Working days until it is at the door or can be collected, of ready-made pieces; absent in what was held before the shop kept it. */
  days?: Days
  /** Absent in what was held before the shop kept it. */
  tax?: TaxFacts
  /** The coupon that is held with the goods, and used for the order. */
  coupon?: KeptCoupon
  /** What plugins asked for beside the purchase (`additional_data` of the call), as they parsed it. */
  additionalData?: Record<string, unknown>
  /** `totalPaise` = items − discount + delivery; the discount is that of all lines and of the delivery. */
  totals: { itemsPaise: number; savedPaise: number; deliveryPaise: number; discountPaise: number; totalPaise: number }
}
