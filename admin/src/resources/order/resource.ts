import type { ILog } from "@refinedev/core"
import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
import { OrdersIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { type AddressChange, askAddress, askOrder, askOrderMove, askOrders, type OrderMove } from "./calls"
import { orderAddress } from "./query"

const askList = listed(askOrders, orderAddress)

const data: DataAdapter = {
  list: async (asked) => {
    const reply = await askList(asked)
    // The tabs of what is due show their counts too.
    return { ...reply, counts: { ...reply.counts, ...reply.due } }
  },
  one: async (orderId) => ({ data: (await call(askOrder, { orderId })).data }),
  update: async (orderId, change: OrderMove | AddressChange) => {
    if ("status" in change) return { data: (await call(askOrderMove, { orderId, ...change })).data }
    const { message } = await call(askAddress, { orderId, ...change })
    return { data: (await call(askOrder, { orderId })).data, message }
  },
  log: async (orderId) => {
    const { timeline } = (await call(askOrder, { orderId })).data
    return timeline
      .map(({ code, label, at, by }, place): ILog => ({
        id: `${orderId}-${place}`,
        createdAt: at,
        author: { name: by },
        name: label,
        resource: "order",
        action: "update",
        data: { status: code },
        previousData: { status: timeline[place - 1]?.code },
      }))
      .reverse()
  },
}

export const orderResource: Resource = {
  name: "order",
  duty: "order.read",
  changes: "order.move",
  label: "Orders",
  icon: OrdersIcon,
  home: "order/manage",
  show: "order/view/:id",
  pages: [
    { path: "order/manage", searches: true, load: () => import("./list").then((page) => page.OrderList) },
    { path: "order/view/:id", load: () => import("./show").then((page) => page.OrderShow) },
    { path: "order/edit/:id", duty: "order.write", load: () => import("./edit").then((page) => page.OrderEdit) },
  ],
  data,
}
