import { SaleIcon } from "../../../ui/icons"
import type { Resource } from "../../resource"
import { saleData } from "./calls"

/** Sales that begin and end automatically. */
export const saleResource: Resource = {
  name: "sale",
  duty: "catalogue.read",
  changes: "catalogue.write",
  label: "Sales",
  group: "Catalogue",
  icon: SaleIcon,
  home: "sale",
  show: "sale/edit/:id",
  pages: [
    { path: "sale", searches: true, load: () => import("./list").then((page) => page.SaleList) },
    { path: "sale/add", load: () => import("./edit").then((page) => page.SaleAdd), duty: "catalogue.write" },
    { path: "sale/edit/:id", load: () => import("./edit").then((page) => page.SaleEdit) },
  ],
  data: saleData,
}
