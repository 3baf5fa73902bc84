import { ProductsIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { styleShelf } from "./style-calls"

/** SPEC's "product": the style that groups its colourways. */
export const styleResource: Resource = {
  name: "product",
  duty: "catalogue.read",
  label: "Products",
  group: "Catalogue",
  icon: ProductsIcon,
  home: "product/manage",
  show: "product/view/:id",
  pages: [
    { path: "product/manage", searches: true, load: () => import("./style-list").then((page) => page.StyleList) },
    { path: "product/add", load: () => import("./style-edit").then((page) => page.StyleAdd), duty: "catalogue.write" },
    {
      path: "product/edit/:id",
      load: () => import("./style-edit").then((page) => page.StyleEdit),
      duty: "catalogue.write",
    },
    { path: "product/view/:id", load: () => import("./style-show").then((page) => page.StyleShow) },
  ],
  shelf: styleShelf,
}
