import { INVENTORY, type StockSort } from "@silai/contracts/inventory/limits"
import { listAddress, oneOfField, textField, type Values } from "../../providers/list-address"

/** The stock list in the address. Its page size is fixed; the size of clothes in focus follows the #. */
export const stockAddress = listAddress({
  filters: { search: textField(INVENTORY.maxSearch), category: textField(120), state: oneOfField(["low", "out"]) },
  sorts: { pieces: ["emptiest", "fullest"] },
  usual: "name" as StockSort,
  pageSize: INVENTORY.pageSize,
  maxPageSize: INVENTORY.pageSize,
  maxPage: INVENTORY.maxPage,
})

/** The filters in the shape of the calls. */
export const askedOf = (values: Values<typeof stockAddress>) => ({ state: "all" as const, ...values })

/** The stock list with one product found, its cell of this size in focus. */
export const stockPath = (search: string, size: string) =>
  `/management/inventory?${new URLSearchParams({ search })}#${encodeURIComponent(size)}`

export const sizeIn = (hash: string) => decodeURIComponent(hash.slice(1))
