import type { BaseRecord } from "@refinedev/core"
import type { Category } from "@silai/contracts/catalogue/category-calls"
import type { CategoryFilter } from "@silai/contracts/catalogue/shelf-limits"
import { call, entry } from "../../providers/call"
import type { Shelf } from "../resource"

const askCategories = entry("/admin/category/all")
const askCategory = entry("/admin/category/single")
export const askCategoryAdd = entry("/admin/category/add")
export const askCategoryUpdate = entry("/admin/category/update")
export const askCategoryDelete = entry("/admin/category/delete")

export type CategoryRecord = Category & BaseRecord
export type CategoryCounts = Record<CategoryFilter, number>

export const categoryShelf: Shelf = {
  list: async ({ meta }) => {
    const { search, status } = (meta ?? {}) as { search?: string; status?: CategoryFilter }
    const { data, total, totalPages, counts } = await call(askCategories, {
      search: search || undefined,
      status: status ?? "all",
    })
    return { data, total, totalPages, counts }
  },
  one: async (categoryId) => ({ data: (await call(askCategory, { categoryId })).data }),
}
