import { refusals } from "../refusal"
import { CATEGORY, STYLE } from "./style-limits"

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Refusals about categories in the back office. */
export const categoryRefusals = refusals("catalogue", {
  category_not_found: { status: 404, say: "There is no such category." },
  category_name_taken: {
    status: 409,
    field: "name",
    say: (name: string) => `There is a category called “${name}” already.`,
  },
  category_slug_taken: {
    status: 409,
    field: "slug",
    say: (slug: string) => `Another category has the address “${slug}”. Please choose a different one.`,
  },
  category_slug_missing: {
    status: 400,
    field: "slug",
    say: "No address can be made from this name. Please write one, for example formal-shirts.",
  },
  category_in_use: {
    status: 409,
    say: (name: string, products: number) =>
      `The category “${name}” still holds ${some(products, "product", "products")}. Move ${products === 1 ? "it" : "them"} to another category first.`,
  },
  category_changed: {
    status: 409,
    say: "Someone else has changed this category since you opened it. Nothing is overwritten, and what you typed is still here.",
  },
})

/** Refusals about products (styles) in the back office. */
export const styleRefusals = refusals("catalogue", {
  style_not_found: { status: 404, say: "There is no such product." },
  style_name_taken: {
    status: 409,
    field: "name",
    say: (name: string) => `There is a product called “${name}” already.`,
  },
  style_slug_taken: {
    status: 409,
    field: "slug",
    say: (slug: string) => `Another product has the address “${slug}”. Please choose a different one.`,
  },
  style_slug_missing: {
    status: 400,
    field: "slug",
    say: "No address can be made from this name. Please write one, for example formal-shirt.",
  },
  style_category_gone: { status: 400, field: "categoryId", say: "That category is gone. Please choose another." },
  style_on_sale: {
    status: 409,
    say: (name: string, published: number) =>
      `Shoppers still see ${some(published, "colour", "colours")} of “${name}”. Hide ${published === 1 ? "it" : "them"} from the shop first.`,
  },
  style_changed: {
    status: 409,
    say: "Someone else has changed this product since you opened it. Nothing is overwritten, and what you typed is still here.",
  },
})

export const categoryMessages = {
  nameShort: `Please give the category a name of at least ${CATEGORY.minName} letters.`,
  slugShape: "Small letters, digits and single hyphens only, for example formal-shirts.",
  added: (name: string) => `“${name}” is added.`,
  saved: (name: string) => `“${name}” is saved.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  moved: (name: string, place: number) => `“${name}” is now number ${place}.`,
  hides: (published: number) => `Hiding it hides ${some(published, "colour", "colours")} from the shop.`,
} as const

export const styleMessages = {
  nameShort: `Please give the product a name of at least ${STYLE.minName} letters.`,
  slugShape: "Small letters, digits and single hyphens only, for example formal-shirt.",
  removeToArchive: "Remove a product to archive it.",
  added: (name: string) => `“${name}” is added. Now add its first colour, which gets its own page.`,
  saved: (name: string) => `“${name}” is saved.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  archived: (name: string) => `“${name}” is archived. Its old orders stay as they are.`,
} as const
