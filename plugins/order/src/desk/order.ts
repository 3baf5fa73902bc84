import type { OrderType } from "@silai/contracts/bag/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { Address } from "@silai/contracts/checkout/calls"

/** An order as the till hands it over. Money in paise. */
export type PlacedOrder = {
  orderId: string
  displayId: number
  attemptId: string
  customerId: string | null
  sessionId: string
  amountPaise: number
  snapshot: {
    lines: OrderedLine[]
    contact: { name: string; email: string; phone: string; whatsappUpdates: boolean }
    address: Address | null
    deliveryMethod: DeliveryMethod
    deliveryName: string
    totals: { itemsPaise: number; savedPaise: number; deliveryPaise: number; discountPaise: number; totalPaise: number }
  }
  payment: { razorpayOrderId: string; razorpayPaymentId: string; method: string; paidAt: string }
}

export type OrderedLine = {
  colourwayId: string
  medusaVariantId: string
  sku: string
  name: string
  colour: string
  colourCode: string
  slug: string
  size: string
  thumbnail: string | null
  quantity: number
  unitPaise: number
  linePaise: number
  orderType: OrderType
  measurement: Measurement | null
}

export type OrderDetails = Pick<PlacedOrder, "payment"> &
  Pick<PlacedOrder["snapshot"], "lines" | "address" | "totals" | "contact">

/** A row of `order_state`; bigint columns come as text. */
export type OrderStateRow = {
  order_id: string
  number: number
  code: number
  customer_id: string | null
  session_id: string
  placed_at: Date
  customer_name: string
  phone: string
  email: string
  city: string
  region: string
  delivery_method: DeliveryMethod
  units: number
  total_paise: string
  refunded_paise: string
  has_custom: boolean
  details: OrderDetails
}
