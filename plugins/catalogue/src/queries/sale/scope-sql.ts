/**
 * Whether the colourway `c` of the style `st` is in a sale whose scope has the rows of `scope`: an SQL query with the columns `kind` and
 * `ref`. Archived colourways are in it too, so that one that is brought back has its price.
 */
export const isInScope = (scope: string) => `
  (exists (select 1 from (${scope}) chosen where (chosen.kind, chosen.ref) in (('category', st.category_id), ('style', c.style_id), ('colourway', c.product_id)))
   and not exists (select 1 from (${scope}) chosen where chosen.kind = 'without' and chosen.ref = c.product_id))`

/** The scope of the sale `s`. */
export const scopeOfSale = `select kind, ref from planned_sale_scope where sale_id = s.id`

/** Prices of the price list `list` for the product `p`; all its sizes cost the same. */
export const priceInList = (list: string) => `
  select min(pr.amount)::float as amount
    from product_variant v
    join product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null
    join price pr on pr.price_set_id = vps.price_set_id and pr.price_list_id = ${list} and pr.deleted_at is null
   where v.product_id = p.id and v.deleted_at is null`
