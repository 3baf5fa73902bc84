import type { MedusaContainer } from "@medusajs/framework/types"
import type { OrderType } from "@silai/contracts/bag/limits"
import { CATALOGUE, type CatalogueFace, type PricedLine } from "@silai/contracts/catalogue/face"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { Sql } from "@silai/kit/knex"

/** What the till needs of its neighbours; each is a module in the container. Shapes, not imports: a plugin knows no other's inside. */

export type GatewayPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  currency: string
  status: "created" | "authorized" | "captured" | "refunded" | "failed"
  method: string | null
  errorDescription: string | null
}
export type GatewayOrder = { id: string; amountPaise: number; currency: string; receipt: string | null }
export type GatewayRefund = { id: string; amountPaise: number; status: "pending" | "processed" | "failed" }
export type Gateway = {
  settings: { keyId: string; checkoutUrl: string }
  client: {
    createOrder(order: { amountPaise: number; receipt: string; notes?: Record<string, string> }): Promise<GatewayOrder>
    fetchPayment(id: string): Promise<GatewayPayment>
    paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
    refundsOfPayment(paymentId: string): Promise<GatewayRefund[]>
    refund(refund: {
      paymentId: string
      amountPaise: number
      key: string
      notes?: Record<string, string>
    }): Promise<GatewayRefund>
  }
  isCheckoutSigned(orderId: unknown, paymentId: unknown, signature: unknown): boolean
  isWebhookSigned(rawBody: unknown, signature: unknown): boolean
  readPayment(entity: unknown): GatewayPayment
}

/** The order plugin's side of a placing: it keeps its own record of the order, in the till's transaction. */
export type OrderDesk = { recordPlaced(trx: Sql, order: PlacedOrder): Promise<void> }
export type PlacedOrder = {
  orderId: string
  displayId: number
  attemptId: string
  customerId: string | null
  sessionId: string
  snapshot: Snapshot
  amountPaise: number
  payment: { razorpayOrderId: string; razorpayPaymentId: string; method: string; paidAt: string }
}

/** The bag plugin's side of a placing: what was ordered leaves the customer's bag, in the till's transaction. */
export type Bags = {
  takeOut(
    trx: Sql,
    customerId: string,
    goods: readonly Pick<SnapshotLine, "colourwayId" | "size" | "measurement" | "quantity">[],
  ): Promise<void>
}

export type SnapshotLine = PricedLine & {
  quantity: number
  orderType: OrderType
  measurement: Measurement | null
  linePaise: number
}
export type SnapshotContact = { name: string; email: string; phone: string; whatsappUpdates: boolean }
export type SnapshotAddress = {
  name: string
  phone: string
  line1: string
  line2: string
  landmark: string
  city: string
  state: string
  pincode: string
}
/** What was agreed when the goods were held: the order is made from this, whatever the catalogue says later. */
export type Snapshot = {
  lines: SnapshotLine[]
  contact: SnapshotContact
  address: SnapshotAddress | null
  deliveryMethod: "home" | "pickup"
  deliveryName: string
  totals: { itemsPaise: number; savedPaise: number; deliveryPaise: number; discountPaise: number; totalPaise: number }
}

export const catalogueOf = (container: MedusaContainer) => container.resolve(CATALOGUE) as unknown as CatalogueFace
export const gatewayOf = (container: MedusaContainer) => container.resolve("razorpay") as unknown as Gateway
export const orderDeskOf = (container: MedusaContainer) => container.resolve("order_desk") as unknown as OrderDesk
export const bagsOf = (container: MedusaContainer) => container.resolve("bag") as unknown as Bags
