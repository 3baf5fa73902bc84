import { houseLocation } from "@silai/kit/house-ids"

/**
 * Base and current price of variant `v.id`, in paise: base = default INR price, current = the lowest of it and of any
 * running sale list. Read from the engine's tables, so that a list that starts or ends needs no write of ours. The time
 * is the statement's, not the transaction's: a transaction that waited for another edit must not write an outdated
 * price.
 */
export const priceOfVariant = `
  select round(min(pr.amount) filter (where pr.price_list_id is null) * 100)::int as base_paise,
         round(min(pr.amount) * 100)::int as price_paise
    from product_variant_price_set vps
    join price pr on pr.price_set_id = vps.price_set_id and pr.deleted_at is null and pr.currency_code = 'inr'
     and coalesce(pr.rules_count, 0) = 0 and pr.min_quantity is null and pr.max_quantity is null
    left join price_list pl on pl.id = pr.price_list_id
   where vps.variant_id = v.id and vps.deleted_at is null
     and (pr.price_list_id is null
          or (pl.deleted_at is null and pl.status = 'active' and pl.type = 'sale' and coalesce(pl.rules_count, 0) = 0
              and (pl.starts_at is null or pl.starts_at <= statement_timestamp()) and (pl.ends_at is null or pl.ends_at > statement_timestamp())))`

/** The last day in India on which the running sale of `product` holds, as text (its end is exclusive); null where its price has no end. */
export const lastDayOfSale = (product: string) => `
  (select to_char((min(pl.ends_at) - interval '1 millisecond') at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
     from product_variant v
     join product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null
     join price pr on pr.price_set_id = vps.price_set_id and pr.deleted_at is null and pr.currency_code = 'inr'
     join price_list pl on pl.id = pr.price_list_id and pl.deleted_at is null and pl.status = 'active' and pl.type = 'sale'
    where v.product_id = ${product} and v.deleted_at is null
      and (pl.starts_at is null or pl.starts_at <= statement_timestamp()) and pl.ends_at > statement_timestamp())`

/** What can be sold now of an inventory item at the shop's own location: stocked − reserved − held at checkout, never below zero. */
export const stockOf = (inventoryItemId: string) => `
  (select greatest(0, coalesce(sum(il.stocked_quantity - il.reserved_quantity - il.held), 0))::int
     from inventory_level il where il.inventory_item_id = ${inventoryItemId} and il.location_id = ${houseLocation} and il.deleted_at is null)`

/** Stock of the inventory item `vi.inventory_item_id`. */
export const levelOf = `
  select coalesce(sum(il.stocked_quantity), 0)::int as stocked, coalesce(sum(il.reserved_quantity), 0)::int as reserved, coalesce(sum(il.held), 0)::int as held,
         greatest(0, coalesce(sum(il.stocked_quantity - il.reserved_quantity - il.held), 0))::int as free
    from inventory_level il where il.inventory_item_id = vi.inventory_item_id and il.location_id = ${houseLocation} and il.deleted_at is null`
