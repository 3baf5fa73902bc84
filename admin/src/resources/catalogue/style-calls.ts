import type { BaseRecord } from "@refinedev/core"
import { STYLE_LIST } from "@silai/contracts/catalogue/style-limits"
import type { Style } from "@silai/contracts/catalogue/style-calls"
import { call, entry } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import type { DataAdapter } from "../resource"
import { styleAddress } from "./list-query"
import { addStyle } from "./new-style/add-style"

const askStyles = entry("/admin/product/all")
const askStyle = entry("/admin/product/single")
export const askStyleUpdate = entry("/admin/product/update")
export const askStyleRemove = entry("/admin/product/remove")

export type StyleRecord = Style & BaseRecord

export const styleData: DataAdapter = {
  list: async ({ pagination, filters, sorters }) => {
    const { search, category, status } = valuesOf(styleAddress, filters)
    const { data, total, totalPages, counts } = await call(askStyles, {
      search,
      categoryId: category,
      status: status ?? "active",
      sort: sortWord(styleAddress, sorters),
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? STYLE_LIST.pageSize,
    })
    return { data, total, totalPages, counts }
  },
  one: async (productId) => ({ data: (await call(askStyle, { productId })).data }),
  create: addStyle,
  update: (productId, change) => call(askStyleUpdate, { productId, ...change }),
}
