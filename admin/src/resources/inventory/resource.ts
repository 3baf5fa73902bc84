import { INVENTORY } from "@silai/contracts/inventory/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import { StockIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { askStock } from "./calls"
import { askedOf, stockAddress } from "./query"

const data: DataAdapter = {
  list: async ({ pagination, filters, sorters }) => {
    const { data, total, totalPages, counts, categories } = await call(askStock, {
      ...askedOf(valuesOf(stockAddress, filters)),
      sort: sortWord(stockAddress, sorters),
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? INVENTORY.pageSize,
    })
    return { data, total, totalPages, counts, categories }
  },
}

export const inventoryResource: Resource = {
  name: "inventory",
  duty: "stock.read",
  label: "Inventory",
  group: "Catalogue",
  icon: StockIcon,
  home: "management/inventory",
  address: stockAddress,
  pages: [
    { path: "management/inventory", searches: true, load: () => import("./list").then((page) => page.InventoryList) },
  ],
  data,
}
