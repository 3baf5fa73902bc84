import { INVENTORY } from "@silai/contracts/inventory/limits"
import { call } from "../../providers/call"
import { ShelfIcon } from "../../ui/icons"
import type { Resource, Shelf } from "../resource"
import { askStock } from "./calls"
import { filtersOf, type StockQuery } from "./query"

const shelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const query = meta?.query as StockQuery
    const { data, total, totalPages, counts, categories } = await call(askStock, {
      ...filtersOf(query),
      sort: query.sort,
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
  icon: ShelfIcon,
  home: "management/inventory",
  pages: [
    { path: "management/inventory", searches: true, load: () => import("./list").then((page) => page.InventoryList) },
  ],
  shelf,
}
