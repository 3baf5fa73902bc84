import type { BaseRecord } from "@refinedev/core"
import type { StockCell, StockRow, StockStyle } from "@silai/contracts/inventory/calls"
import { entry } from "../../providers/call"

export const askStock = entry("/admin/inventory/all")
export const askStockHistory = entry("/admin/inventory/history")
export const askDifferences = entry("/admin/inventory/differences")
export const askRecount = entry("/admin/inventory/recount")
export const askPutRight = entry("/admin/inventory/put-right")
export const askStockFile = entry("/admin/inventory/export")
export const askStockChange = entry("/customer/product/updateStock")
export const askMadeToOrder = entry("/admin/product/variant/update")

export type StyleRecord = StockStyle & BaseRecord
export type { StockCell, StockRow }
