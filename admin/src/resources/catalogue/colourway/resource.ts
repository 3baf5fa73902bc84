import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { call } from "../../../providers/call"
import { HangerIcon } from "../../../ui/icons"
import type { Resource, Shelf } from "../../resource"
import { askColourway, askColourways } from "./calls"
import type { ColourwayQuery } from "./query"

const shelf: Shelf = {
  list: async ({ pagination, meta }) => {
    const { search, status, product, category, tag, low, sale, sort } = (meta ?? {}) as ColourwayQuery
    const { data, total, totalPages, counts } = await call(askColourways, {
      page: pagination?.currentPage ?? 1,
      pageSize: pagination?.pageSize ?? COLOURWAY.pageSize,
      sort: sort ?? "latest",
      search: search || undefined,
      status: status?.length ? status : undefined,
      product: product || undefined,
      category: category || undefined,
      tag: tag || undefined,
      lowStock: low || undefined,
      onSale: sale || undefined,
    })
    return { data, total, totalPages, counts }
  },
  one: async (variantIdOrSlug) => ({ data: (await call(askColourway, { variantIdOrSlug })).data }),
}

/** SPEC's "product variant": one colour of a product, with a page of its own in the shop. */
export const colourwayResource: Resource = {
  name: "colourway",
  label: "Variants",
  group: "Catalogue",
  icon: HangerIcon,
  duty: "catalogue.read",
  home: "product/variants/all",
  show: "product/variant/:id",
  pages: [
    { path: "product/variants/all", searches: true, load: () => import("./list").then((page) => page.ColourwayList) },
    {
      path: "product/variant/add",
      load: () => import("./edit").then((page) => page.ColourwayAdd),
      duty: "catalogue.write",
    },
    {
      path: "product/variant/edit/:id",
      load: () => import("./edit").then((page) => page.ColourwayEdit),
      duty: "catalogue.write",
    },
    {
      path: "product/variant/edit/images/:id",
      load: () => import("../images/gallery-page").then((page) => page.GalleryPage),
      duty: "catalogue.write",
    },
    { path: "product/variant/:id", load: () => import("./show").then((page) => page.ColourwayShow) },
  ],
  shelf,
}
