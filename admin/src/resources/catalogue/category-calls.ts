import type { BaseRecord } from "@refinedev/core"
import type { Category } from "@silai/contracts/catalogue/category-calls"
import { call, entry } from "../../providers/call"
import { listed } from "../../providers/listed"
import type { DataAdapter } from "../resource"
import { categoryAddress } from "./list-query"

const askCategories = entry("/admin/category/all")
const askCategory = entry("/admin/category/single")
const askCategoryAdd = entry("/admin/category/add")
export const askCategoryUpdate = entry("/admin/category/update")
export const askCategoryDelete = entry("/admin/category/delete")

export type CategoryRecord = Category & BaseRecord

export const categoryData: DataAdapter = {
  list: listed(askCategories, categoryAddress, ({ status = "all", ...values }) => ({ ...values, status })),
  one: async (categoryId) => ({ data: (await call(askCategory, { categoryId })).data }),
  create: (made) => call(askCategoryAdd, made),
  update: (categoryId, change) => call(askCategoryUpdate, { categoryId, ...change }),
}
