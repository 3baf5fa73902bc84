import type { BaseRecord } from "@refinedev/core"
import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { inventoryCalls, StockCell, StockRow, StockStyle } from "@silai/contracts/inventory/calls"
import { entry } from "../../providers/call"

export const askStock = entry<typeof inventoryCalls.all>("/admin/inventory/all")
export const askStockHistory = entry<typeof inventoryCalls.history>("/admin/inventory/history")
export const askStockFile = entry<typeof inventoryCalls.export>("/admin/inventory/export")
export const askStockChange = entry<typeof inventoryCalls.updateStock>("/customer/product/updateStock")
export const askMadeToOrder = entry<typeof colourwayCalls.update>("/admin/product/variant/update")

export type StyleRecord = StockStyle & BaseRecord
export type { StockCell, StockRow }
