import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CATEGORIES, SIZE_FILTERS, TAGS } from "@silai/contracts/catalogue/limits"

/** Ids by name. */
export type Taxonomy = {
  categories: Record<string, string>
  tags: Record<string, string>
  sizeOptionId: string
  sizeValueIds: Record<string, string>
}

/** Categories, tags and the one Size option that every product shares. */
export async function ensureTaxonomy(container: MedusaContainer): Promise<Taxonomy> {
  const products = container.resolve(Modules.PRODUCT)
  const [knownCategories, knownTags, [knownOption]] = await Promise.all([
    products.listProductCategories({ name: [...CATEGORIES] }),
    products.listProductTags({ value: [...TAGS] }),
    products.listProductOptions({ title: "Size" }, { relations: ["values"], take: 1 }),
  ])
  const categories = knownCategories.length
    ? knownCategories
    : await products.createProductCategories(
        CATEGORIES.map((name, rank) => ({ name, handle: name.toLowerCase(), is_active: true, rank })),
      )
  const tags = knownTags.length ? knownTags : await products.createProductTags(TAGS.map((value) => ({ value })))
  const option =
    knownOption ??
    (await products.createProductOptions({
      title: "Size",
      is_exclusive: false,
      values: [...SIZE_FILTERS],
      ranks: Object.fromEntries(SIZE_FILTERS.map((size, rank) => [size, rank])),
    }))
  return {
    categories: Object.fromEntries(categories.map((category) => [category.name, category.id])),
    tags: Object.fromEntries(tags.map((tag) => [tag.value, tag.id])),
    sizeOptionId: option.id,
    sizeValueIds: Object.fromEntries((option.values ?? []).map((value) => [value.value, value.id])),
  }
}
