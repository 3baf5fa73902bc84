import type { Order, OrderRow } from "@silai/contracts/order/calls"
import { hideContact } from "@silai/kit/hide-contact"

const hidden = { phone: "", city: "", state: "" }

/** A row for staff who see no phones and addresses. */
export const rowWithoutContact = <Row extends OrderRow>(row: Row): Row => ({ ...row, ...hidden })

/** The same for a whole order. The tax names the state, and a parcel's page the place. */
export const orderWithoutContact = (order: Order): Order => ({
  ...order,
  ...hidden,
  email: "",
  address: null,
  billing: null,
  tax: null,
  parcel: null,
  cancelReason: hideContact(order.cancelReason),
  wish: hideContact(order.wish),
  giftNote: hideContact(order.giftNote),
  itemsList: order.itemsList.map((item) => ({
    ...item,
    takenOut: item.takenOut.map((out) => ({ ...out, reason: hideContact(out.reason) })),
  })),
})
