import { CUSTOMER_KINDS, CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import {
  amountField,
  dayField,
  listAddress,
  oneOfField,
  textField,
  type Values,
  yesNoField,
} from "../../providers/list-address"

/** The customer list in the address. */
export const customerAddress = listAddress({
  filters: {
    search: textField(CUSTOMER_LIST.maxSearch),
    kind: oneOfField(CUSTOMER_KINDS),
    orders: yesNoField,
    measured: yesNoField,
    from: dayField,
    to: dayField,
    spend: amountField(CUSTOMER_LIST.maxSpendRupees),
  },
  sorts: {
    customer: ["name", "name_down"],
    joined: ["oldest", "newest"],
    lastSeen: ["seen_up", "seen"],
    bought: ["orders_up", "orders"],
    spent: ["spend_up", "spend"],
  },
  usual: "newest",
  ...CUSTOMER_LIST,
})

/** The filters' values in the shape of the call. */
export const askedOf = ({ search, kind, orders, measured, from, to, spend }: Values<typeof customerAddress>) => ({
  search,
  kind,
  hasOrders: orders,
  hasMeasurements: measured,
  joinedFrom: from,
  joinedTo: to,
  minSpendRupees: spend,
})
