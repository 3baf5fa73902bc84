import { call } from "../../../providers/call"
import { OrdersIcon } from "../../../ui/icons"
import type { DataAdapter, Resource } from "../../resource"
import { askTake, askUnpaid, askUnpaidOne, type NewPhoneOrder } from "./calls"

const data: DataAdapter = {
  list: async () => {
    const { data: rows, total } = await call(askUnpaid, {})
    return { data: rows, total }
  },
  one: async (paymentId) => ({ data: (await call(askUnpaidOne, { paymentId })).data }),
  create: (order: NewPhoneOrder) => call(askTake, order),
}

/** Orders that are taken by phone, until they are paid; the order list links to them. */
export const phoneOrderResource: Resource = {
  name: "phone-order",
  duty: "order.take",
  label: "Phone orders",
  icon: OrdersIcon,
  home: "order/unpaid",
  unlisted: true,
  show: "order/unpaid/:id",
  pages: [
    { path: "order/unpaid", load: () => import("./list").then((page) => page.PhoneOrderList) },
    { path: "order/unpaid/:id", load: () => import("./show").then((page) => page.PhoneOrderShow) },
    { path: "order/new", searches: true, load: () => import("./new").then((page) => page.PhoneOrderNew) },
  ],
  data,
}
