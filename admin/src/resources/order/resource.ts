import { ORDER_LIST } from "@silai/contracts/order/limits"
import { call } from "../../providers/call"
import { OrdersIcon } from "../../ui/icons"
import type { Resource, Shelf } from "../resource"
import { askOrder, askOrderMove, askOrders, type OrderMove } from "./calls"

const shelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const asked = (meta ?? {}) as { search?: string; status?: number[]; sort?: "newest" | "oldest" }
    const { data, total, totalPages, counts } = await call(askOrders, {
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? ORDER_LIST.pageSize,
      search: asked.search || undefined,
      status: asked.status?.length ? asked.status : undefined,
      sort: asked.sort ?? "newest",
    })
    return { data, total, totalPages, counts }
  },
  one: async (orderId) => ({ data: (await call(askOrder, { orderId })).data }),
  update: async (orderId, { status }: OrderMove) => ({ data: (await call(askOrderMove, { orderId, status })).data }),
}

export const orderResource: Resource = {
  name: "order",
  duty: "order.read",
  label: "Orders",
  icon: OrdersIcon,
  home: "order/manage",
  show: "order/view/:id",
  pages: [
    { path: "order/manage", searches: true, load: () => import("./list").then((page) => page.OrderList) },
    { path: "order/view/:id", load: () => import("./show").then((page) => page.OrderShow) },
  ],
  shelf,
}
