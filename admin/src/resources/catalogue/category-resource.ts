import { CategoriesIcon } from "../../ui/icons"
import type { Resource } from "../resource"
import { categoryData } from "./category-calls"

export const categoryResource: Resource = {
  name: "category",
  duty: "catalogue.read",
  changes: "catalogue.write",
  label: "Categories",
  group: "Catalogue",
  icon: CategoriesIcon,
  home: "category/manage",
  show: "category/view/:id",
  pages: [
    {
      path: "category/manage",
      searches: true,
      load: () => import("./category-list").then((page) => page.CategoryList),
    },
    {
      path: "category/add",
      load: () => import("./category-edit").then((page) => page.CategoryAdd),
      duty: "catalogue.write",
    },
    {
      path: "category/edit/:id",
      load: () => import("./category-edit").then((page) => page.CategoryEdit),
      duty: "catalogue.write",
    },
    { path: "category/view/:id", load: () => import("./category-show").then((page) => page.CategoryShow) },
  ],
  data: categoryData,
}
