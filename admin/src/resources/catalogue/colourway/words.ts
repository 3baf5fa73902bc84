import type { PublishingNeed } from "@silai/contracts/catalogue/limits"
import { recordWords } from "../../../ui/record/record-page"

export { STATUS_WORDS } from "@silai/contracts/catalogue/messages"

export const NEED_WORDS: Record<PublishingNeed, string> = { price: "a price", images: "a picture", sizes: "a size" }

export const BODY_WORDS = { upperBody: "Upper body", lowerBody: "Lower body" } as const

/** Paths inside the back office. */
export const pathTo = {
  list: "/product/variants/all",
  add: "/product/variant/add",
  show: (id: string) => `/product/variant/${id}`,
  edit: (id: string) => `/product/variant/edit/${id}`,
  images: (id: string) => `/product/variant/edit/images/${id}`,
} as const

/** The sentences of its pages when it does not exist. */
export const VARIANT = {
  ...recordWords("colour", pathTo.list, "Colours"),
  why: "It may have been deleted, or the link mistyped.",
}

/** A colourway's page in the shop. */
export const shopPage = (slug: string) => `/product/view/${slug}`
