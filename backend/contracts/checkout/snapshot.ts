import type { OrderType } from "../bag/limits"
import type { PricedLine } from "../catalogue/service"
import type { Measurement } from "../measurement/calls"
import type { StoredCoupon } from "../coupon/service"
import type { Address, Contact } from "./calls"
import type { DeliveryMethod } from "./limits"
import type { Days } from "./working-days"
import type { TaxFacts } from "./tax"

export type SnapshotLine = PricedLine & {
  quantity: number
  orderType: OrderType
  measurement: Measurement | null
  linePaise: number
  /** The discount of a coupon on this line, all its pieces together; absent without one. */
  discountPaise?: number
}
/** The terms when the goods were held: the order is made from this, whatever the catalogue says later. Money in paise. */
export type Snapshot = {
  lines: SnapshotLine[]
  contact: Contact
  /** null where the order is collected at the shop. */
  address: Address | null
  deliveryMethod: DeliveryMethod
  deliveryName: string
  /** When it can be collected, in words; absent where it is delivered. */
  collectHours?: string
  /** Working days until ready-made pieces are delivered or can be collected; absent in older snapshots. */
  days?: Days
  /** Working days that the workshop's queue adds to pieces that are made; absent where it adds none. */
  queueDays?: number
  /** Working days by which the shop's closed days delay it, as seen when the goods were held; absent where they do not. */
  closedDays?: Days
  /** Absent in older snapshots. */
  tax?: TaxFacts
  /** The coupon that is held with the goods, and used for the order. */
  coupon?: StoredCoupon
  /** Paid in cash on delivery: the fee for that, which is part of the delivery, and the share that is paid now. */
  cod?: { feePaise: number; nowPaise: number }
  /** Data that plugins added to the purchase (`additional_data` of the call), as they parsed it. */
  additionalData?: Record<string, unknown>
  /** `totalPaise` = items − discount + delivery; the discount is that of all lines and of the delivery. */
  totals: { itemsPaise: number; savedPaise: number; deliveryPaise: number; discountPaise: number; totalPaise: number }
}
