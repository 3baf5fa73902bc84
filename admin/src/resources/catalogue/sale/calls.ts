import type { BaseRecord } from "@refinedev/core"
import type { Sale } from "@silai/contracts/catalogue/sale-calls"
import { call, entry } from "../../../providers/call"
import { listed } from "../../../providers/listed"
import type { DataAdapter } from "../../resource"
import { saleAddress } from "./query"

const askSales = entry("/admin/sale/all")
const askSale = entry("/admin/sale/single")
const askPlan = entry("/admin/sale/plan")
const askChange = entry("/admin/sale/change")
export const askPreview = entry("/admin/sale/preview")
export const askStop = entry("/admin/sale/stop")
export const askRemove = entry("/admin/sale/remove")

export type SaleRecord = Sale & BaseRecord

export const saleData: DataAdapter = {
  list: listed(askSales, saleAddress),
  one: async (saleId) => ({ data: (await call(askSale, { saleId })).data }),
  create: (plan) => call(askPlan, plan),
  update: (saleId, change) => call(askChange, { saleId, ...change }),
}
