import { one, only, type Sql } from "@silai/kit/knex"

const initials = (words: string) =>
  (words.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? []).map((word) => word.slice(0, 1).toUpperCase()).join("")

type Named = { style: string; colour: string; sku: string | null }

/**
 * The prefix of a colourway's article numbers: that of its existing sizes, else the initials of style and colour,
 * "FS-BA", with the first number that no other piece uses.
 */
export async function articlePrefix(trx: Sql, productId: string): Promise<string> {
  const named = await only<Named>(
    trx,
    `select s.name as style, c.colour, (select v.sku from product_variant v where v.product_id = c.product_id and v.sku is not null order by v.created_at limit 1) as sku
       from colourway c join style s on s.id = c.style_id where c.product_id = ?`,
    [productId],
  )
  const { style, colour, sku } = named
  if (sku?.includes("-")) return sku.slice(0, sku.lastIndexOf("-"))
  const plain = `${initials(style) || "X"}-${initials(colour) || "X"}`
  for (let n = 1; ; n++) {
    const prefix = n === 1 ? plain : `${plain}${n}`
    // Two pieces with the same initials created at once would both find the number free.
    await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`article number ${prefix}`])
    const used = await one(
      trx,
      `select 1 from product_variant where sku like ? and deleted_at is null union all select 1 from inventory_item where sku like ? and deleted_at is null limit 1`,
      [`${prefix}-%`, `${prefix}-%`],
    )
    if (!used) return prefix
  }
}
