import { recordWords } from "../../ui/record/record-page"

export const CATEGORY = recordWords("category", "/category/manage", "Categories")
export const PRODUCT = recordWords("product", "/product/manage", "Products")
