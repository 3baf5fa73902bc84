import { many } from "@silai/kit/knex"
import { type Edit, products } from "./engine"
import { present } from "@silai/contracts/present"

/** Ids of these tags; missing ones are created, one transaction at a time. */
export async function tagIds(edit: Edit, tags: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(tags)]
  if (!wanted.length) return []
  const known = () =>
    many<{ id: string; value: string }>(
      edit.trx,
      `select id, value from product_tag where value = any(?::text[]) and deleted_at is null`,
      [wanted],
    )
  let found = await known()
  if (found.length < wanted.length) {
    await edit.trx.raw(`select pg_advisory_xact_lock(hashtextextended('product_tag', 0))`)
    found = await known()
    const missing = wanted.filter((value) => !found.some((tag) => tag.value === value))
    if (missing.length) {
      const made = await products(edit, (service, context) =>
        service.createProductTags(
          missing.map((value) => ({ value })),
          context,
        ),
      )
      edit.emit(
        "product-tag.created",
        made.map(({ id }) => id),
      )
      found = [...found, ...made]
    }
  }
  return wanted.map(
    (value) =>
      present(
        found.find((tag) => tag.value === value),
        `the tag ${value}`,
      ).id,
  )
}
