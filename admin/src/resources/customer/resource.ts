import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
import { PeopleIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { askCustomer, askCustomers, askNoteAdd } from "./calls"
import { customerLog } from "./history"
import { askedOf, customerAddress } from "./query"

const data: DataAdapter = {
  list: listed(askCustomers, customerAddress, askedOf),
  one: async (customerId) => ({ data: (await call(askCustomer, { customerId })).data }),
  log: customerLog,
  // Notes are all that the shop writes about a customer.
  update: async (customerId, { text }) => call(askNoteAdd, { customerId, text }),
}

export const customerResource: Resource = {
  name: "customer",
  duty: "customer.read",
  changes: "customer.write",
  label: "Customers",
  group: "People",
  icon: PeopleIcon,
  home: "manage/customer",
  show: "manage/customer/:id",
  pages: [
    { path: "manage/customer", searches: true, load: () => import("./list").then((page) => page.CustomerList) },
    { path: "manage/customer/:id", load: () => import("./show").then((page) => page.CustomerShow) },
  ],
  data,
}
