import { RETURN_LIST } from "@silai/contracts/returns/limits"
import { call } from "../../providers/call"
import { sortWord, valuesOf } from "../../providers/list-address"
import { ReturnsIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { askReturn, askReturns } from "./calls"
import { returnAddress } from "./query"

export const returnResource: Resource = {
  name: "return",
  duty: "return.read",
  changes: "return.write",
  label: "Returns",
  icon: ReturnsIcon,
  home: "returns/manage",
  show: "returns/view/:id",
  address: returnAddress,
  pages: [
    { path: "returns/manage", searches: true, load: () => import("./list").then((page) => page.ReturnList) },
    { path: "returns/view/:id", load: () => import("./show").then((page) => page.ReturnShow) },
    { path: "return/edit/:id", duty: "return.write", load: () => import("./edit").then((page) => page.ReturnEdit) },
  ],
  data: {
    list: async ({ pagination, filters, sorters }) => {
      const { data, total, totalPages, counts } = await call(askReturns, {
        ...valuesOf(returnAddress, filters),
        sort: sortWord(returnAddress, sorters),
        page: pagination?.currentPage ?? 1,
        pageSize: pagination?.pageSize ?? RETURN_LIST.pageSize,
      })
      return { data, total, totalPages, counts }
    },
    one: async (returnId) => ({ data: (await call(askReturn, { returnId })).data }),
  },
}
