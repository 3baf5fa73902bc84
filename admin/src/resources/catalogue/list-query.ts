import { STYLE_LIST } from "@silai/contracts/catalogue/style-limits"
import { listAddress, oneOfField, textField } from "../../providers/list-address"

const search = textField(STYLE_LIST.maxSearch)

/** The product list in the address; without a status, those in use. */
export const styleAddress = listAddress({
  filters: { search, category: textField(120), status: oneOfField(["archived", "all"] as const) },
  sorts: { name: ["name", "name_down"], added: ["oldest", "newest"] },
  usual: "shop",
  ...STYLE_LIST,
})

/** The category list in the address. It has one page and one order: the shop's. */
export const categoryAddress = listAddress({
  filters: { search, status: oneOfField(["active", "hidden"] as const) },
  sorts: {},
  usual: "shop",
  pageSize: 100,
  maxPageSize: 100,
  maxPage: 1,
})
