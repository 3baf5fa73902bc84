import { ProductsIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { styleData } from "./style-calls"

/** The requirements' "product": the style that groups its colourways. */
export const styleResource: Resource = {
  name: "product",
  duty: "catalogue.read",
  changes: "catalogue.write",
  label: "Products",
  group: "Catalogue",
  icon: ProductsIcon,
  home: "product/manage",
  show: "product/view/:id",
  pages: [
    { path: "product/manage", searches: true, load: () => import("./style-list").then((page) => page.StyleList) },
    {
      path: "product/add",
      load: () => import("./new-style/page").then((page) => page.NewStyle),
      duty: "catalogue.write",
    },
    {
      path: "product/edit/:id",
      load: () => import("./style-edit").then((page) => page.StyleEdit),
      duty: "catalogue.write",
    },
    { path: "product/view/:id", load: () => import("./style-show").then((page) => page.StyleShow) },
  ],
  data: styleData,
}
