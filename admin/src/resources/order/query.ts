import { ORDER_DUE, ORDER_KINDS, ORDER_LIST, ORDER_MONEY } from "@silai/contracts/order/limits"
import { type OrderStatusCode, STATUS_CODES } from "@silai/contracts/order/status"
import { type StateName, STATES } from "@silai/contracts/place/states"
import {
  dayField,
  filtersOf,
  listAddress,
  oneOfField,
  someOfField,
  textField,
  yesField,
  writeAddress,
} from "../../providers/list-address"

/** The order list in the address. */
export const orderAddress = listAddress({
  filters: {
    search: textField(ORDER_LIST.maxSearch),
    status: someOfField<OrderStatusCode>(STATUS_CODES),
    kind: oneOfField(ORDER_KINDS),
    money: oneOfField(ORDER_MONEY),
    due: oneOfField(ORDER_DUE),
    states: someOfField<StateName>(STATES.map(({ name }) => name)),
    archived: yesField,
    from: dayField,
    to: dayField,
  },
  sorts: {
    placed: ["oldest", "newest"],
    customer: ["name", "name_down"],
    total: ["total_up", "total_down"],
  },
  usual: "newest",
  ...ORDER_LIST,
})

/** The order list with these filters, as a path inside the back office. */
export const ordersPath = ({
  sort,
  ...filters
}: {
  search?: string
  status?: readonly number[]
  kind?: (typeof ORDER_KINDS)[number]
  due?: (typeof ORDER_DUE)[number]
  from?: string
  to?: string
  sort?: "newest" | "oldest"
} = {}): string =>
  `/order/manage${writeAddress(orderAddress, {
    filters: filtersOf(filters),
    sorters: [{ field: "placed", order: sort === "oldest" ? "asc" : "desc" }],
  })}`
