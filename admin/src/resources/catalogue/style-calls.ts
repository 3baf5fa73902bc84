import type { BaseRecord } from "@refinedev/core"
import type { Style } from "@silai/contracts/catalogue/style-calls"
import { call, entry } from "../../providers/call"
import { listed } from "../../providers/listed"
import type { DataAdapter } from "../resource"
import { styleAddress } from "./list-query"
import { addStyle } from "./new-style/add-style"

const askStyles = entry("/admin/product/all")
const askStyle = entry("/admin/product/single")
export const askStyleUpdate = entry("/admin/product/update")
export const askStyleRemove = entry("/admin/product/remove")

export type StyleRecord = Style & BaseRecord

export const styleData: DataAdapter = {
  list: listed(askStyles, styleAddress, ({ category, status = "active", ...values }) => ({
    ...values,
    categoryId: category,
    status,
  })),
  one: async (productId) => ({ data: (await call(askStyle, { productId })).data }),
  create: addStyle,
  update: (productId, change) => call(askStyleUpdate, { productId, ...change }),
}
