import { call } from "../../providers/call"
import { listed } from "../../providers/listed"
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
  pages: [
    { path: "returns/manage", searches: true, load: () => import("./list").then((page) => page.ReturnList) },
    { path: "returns/view/:id", load: () => import("./show").then((page) => page.ReturnShow) },
    { path: "return/edit/:id", duty: "return.write", load: () => import("./edit").then((page) => page.ReturnEdit) },
  ],
  data: {
    list: listed(askReturns, returnAddress),
    one: async (returnId) => ({ data: (await call(askReturn, { returnId })).data }),
  },
}
