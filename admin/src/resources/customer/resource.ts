import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { call } from "../../providers/call"
import { PeopleIcon } from "../../ui/icons"
import type { Resource, Shelf } from "../resource"
import { askCustomer, askCustomers } from "./calls"
import { type CustomerQuery, filtersOf } from "./query"

const shelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const { data, total, totalPages } = await call(askCustomers, {
      ...filtersOf(meta?.query as CustomerQuery),
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? CUSTOMER_LIST.pageSize,
    })
    return { data, total, totalPages }
  },
  one: async (customerId) => ({ data: (await call(askCustomer, { customerId })).data }),
}

export const customerResource: Resource = {
  name: "customer",
  duty: "customer.read",
  label: "Customers",
  group: "People",
  icon: PeopleIcon,
  home: "manage/customer",
  show: "manage/customer/:id",
  pages: [
    { path: "manage/customer", searches: true, load: () => import("./list").then((page) => page.CustomerList) },
    { path: "manage/customer/:id", load: () => import("./show").then((page) => page.CustomerShow) },
  ],
  shelf,
}
