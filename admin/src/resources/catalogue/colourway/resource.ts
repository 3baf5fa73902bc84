import type { ILog } from "@refinedev/core"
import { call } from "../../../providers/call"
import { listed } from "../../../providers/listed"
import { HangerIcon } from "../../../ui/icons"
import type { Resource, DataAdapter } from "../../resource"
import { askAdd, askColourway, askColourways, askDuplicate, askUpdate } from "./calls"
import { askedOf, colourwayAddress } from "./query"

const data: DataAdapter = {
  list: listed(askColourways, colourwayAddress, askedOf),
  one: async (variantIdOrSlug) => ({ data: (await call(askColourway, { variantIdOrSlug })).data }),
  log: async (variantIdOrSlug) =>
    (await call(askColourway, { variantIdOrSlug })).data.history.map(({ at, by, what }): ILog => ({
      id: at,
      createdAt: at,
      author: { name: by },
      name: what.join("\n"),
      resource: "colourway",
      action: "update",
      data: { what },
      previousData: {},
    })),
  // A copy is added like any other: `of` is its original.
  create: ({ of, ...made }) => (of ? call(askDuplicate, { _id: of, ...made }) : call(askAdd, made)),
  update: (_id, change) => call(askUpdate, { _id, ...change }),
}

/** The requirements' "product variant": one colour of a product, with its own page in the shop. */
export const colourwayResource: Resource = {
  name: "colourway",
  label: "Colours",
  group: "Catalogue",
  icon: HangerIcon,
  duty: "catalogue.read",
  changes: "catalogue.write",
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
  data,
}
