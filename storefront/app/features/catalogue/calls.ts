import type { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { entry } from "~/lib/call"

export const list = entry<typeof catalogueCalls.list>("/customer/product/variant/all")
export const search = entry<typeof catalogueCalls.search>("/customer/product/variant/search")
export const single = entry<typeof catalogueCalls.single>("/customer/product/variant/single")
export const relatedProducts = entry<typeof catalogueCalls.relatedProducts>("/customer/product/variant/relatedProducts")
