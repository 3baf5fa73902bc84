import type { BaseRecord } from "@refinedev/core"
import { SHELF_LIST, type StyleFilter, type StyleSort } from "@silai/contracts/catalogue/shelf-limits"
import type { Style } from "@silai/contracts/catalogue/style-calls"
import { call, entry } from "../../providers/call"
import type { Shelf } from "../resource"

const askStyles = entry("/admin/product/all")
const askStyle = entry("/admin/product/single")
export const askStyleAdd = entry("/admin/product/add")
export const askStyleUpdate = entry("/admin/product/update")
export const askStyleRemove = entry("/admin/product/remove")

export type StyleRecord = Style & BaseRecord
export type StyleCounts = Record<StyleFilter, number>

export const styleShelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const { search, category, status, sort } = (meta ?? {}) as {
      search?: string
      category?: string
      status?: StyleFilter
      sort?: StyleSort
    }
    const { data, total, totalPages, counts } = await call(askStyles, {
      search: search || undefined,
      categoryId: category || undefined,
      status: status ?? "active",
      sort: sort ?? "shop",
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? SHELF_LIST.pageSize,
    })
    return { data, total, totalPages, counts }
  },
  one: async (productId) => ({ data: (await call(askStyle, { productId })).data }),
}
