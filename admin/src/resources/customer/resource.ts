import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import { PeopleIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { askCustomer, askCustomers, askNoteAdd } from "./calls"
import { customerLog } from "./history"
import { askedOf, customerAddress } from "./query"

const data: DataAdapter = {
  list: async ({ pagination, filters, sorters }) => {
    const { data, total, totalPages } = await call(askCustomers, {
      ...askedOf(valuesOf(customerAddress, filters)),
      sort: sortWord(customerAddress, sorters),
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? CUSTOMER_LIST.pageSize,
    })
    return { data, total, totalPages }
  },
  one: async (customerId) => ({ data: (await call(askCustomer, { customerId })).data }),
  log: customerLog,
  // Of a customer, the shop writes nothing but notes.
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
  address: customerAddress,
  pages: [
    { path: "manage/customer", searches: true, load: () => import("./list").then((page) => page.CustomerList) },
    { path: "manage/customer/:id", load: () => import("./show").then((page) => page.CustomerShow) },
  ],
  data,
}
