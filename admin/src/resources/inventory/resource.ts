import { listed } from "../../providers/listed"
import { StockIcon } from "../../ui/icons"
import type { Resource, DataAdapter } from "../resource"
import { askStock } from "./calls"
import { askedOf, stockAddress } from "./query"

const data: DataAdapter = {
  list: listed(askStock, stockAddress, askedOf),
}

export const inventoryResource: Resource = {
  name: "inventory",
  duty: "stock.read",
  label: "Inventory",
  group: "Catalogue",
  icon: StockIcon,
  home: "management/inventory",
  pages: [
    { path: "management/inventory", searches: true, load: () => import("./list").then((page) => page.InventoryList) },
  ],
  data,
}
