import { one, only, type Sql } from "../sql/knex"

/** The ids that every order and stock level uses: one region, one sales channel, one stock location. */
export type HouseIds = { regionId: string; salesChannelId: string; locationId: string }

let known: HouseIds | null = null

/**
 * The shop's own ids, as `prepare` stored them; read once, because they do not change while a process runs. Stock in a
 * second location is not sold.
 */
export async function houseIds(sql: Sql): Promise<HouseIds> {
  known ??= await only<HouseIds>(
    sql,
    `select region_id as "regionId", sales_channel_id as "salesChannelId", location_id as "locationId" from house_ids`,
  )
  return known
}

/** The one stock location that is sold from, as a part of a statement. Stock anywhere else is not for sale here. */
export const houseLocation = `(select location_id from house_ids)`

/** Stores the ids of the first of each, once: for a new shop, or one older than the table. */
export const storeHouseIds = (sql: Sql) =>
  sql.raw(
    `insert into house_ids (region_id, sales_channel_id, location_id)
     select r.id, c.id, l.id
       from (select id from region where currency_code = 'inr' and deleted_at is null order by created_at limit 1) r,
            (select id from sales_channel where deleted_at is null order by created_at limit 1) c,
            (select id from stock_location where deleted_at is null order by created_at limit 1) l
     on conflict do nothing`,
  )

/** @throws Error that says what is missing: a shop that cannot place orders must not start. */
export async function checkHouseIds(sql: Sql): Promise<void> {
  const there = await one<{ region: boolean; channel: boolean; location: boolean }>(
    sql,
    `select exists (select 1 from region where id = h.region_id and deleted_at is null) as region,
            exists (select 1 from sales_channel where id = h.sales_channel_id and deleted_at is null) as channel,
            exists (select 1 from stock_location where id = h.location_id and deleted_at is null) as location
       from house_ids h`,
  )
  if (!there)
    throw new Error("The shop has no region, sales channel or stock location yet: run prepare, which makes them.")
  const gone = [
    !there.region && "region",
    !there.channel && "sales channel",
    !there.location && "stock location",
  ].filter(Boolean)
  if (gone.length)
    throw new Error(
      `The shop cannot sell without its ${gone.join(" and its ")}, which was deleted. Restore it, or name another in the table house_ids.`,
    )
}
