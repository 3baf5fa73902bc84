import type { catalogueCalls, stockAlertCalls } from "@silai/contracts/catalogue/calls"
import { entry } from "~/lib/call"

export const list = entry<typeof catalogueCalls.list>("/customer/product/variant/all")
export const facets = entry<typeof catalogueCalls.facets>("/customer/product/variant/facets")
export const askStockAlert = entry<typeof stockAlertCalls.ask>("/customer/product/stockAlert")
export const ownStockAlerts = entry<typeof stockAlertCalls.own>("/customer/product/stockAlert/own")
export const endStockAlert = entry<typeof stockAlertCalls.end>("/customer/product/stockAlert/end")
export const search = entry<typeof catalogueCalls.search>("/customer/product/variant/search")
export const single = entry<typeof catalogueCalls.single>("/customer/product/variant/single")
export const relatedProducts = entry<typeof catalogueCalls.relatedProducts>("/customer/product/variant/relatedProducts")
