import { databaseOf, many } from "@silai/kit/knex"
import type { Listener } from "@silai/kit/listener"
import { notifyLive } from "@silai/kit/outbox"
import { refreshListings } from "../modules/catalogue/refresh-listings"

/** The colourways whose listing row may have changed. Bindings: the event's id. */
const concerned = {
  product: `select product_id as id from colourway where product_id = ?`,
  "product-variant": `select c.product_id as id from product_variant v join colourway c on c.product_id = v.product_id where v.id = ?`,
  "product-category": `select c.product_id as id from style s join colourway c on c.style_id = s.id where s.category_id = ?`,
  "product-tag": `select c.product_id as id from product_tags pt join colourway c on c.product_id = pt.product_id where pt.product_tag_id = ?`,
}

/**
 * Refreshes the listing after changes through the engine's own API, or by a plugin's workflow (decision 0014). Our own
 * changes do so in their transaction. Prices of price lists send no event: `reconcile-listing` finds them.
 */
export const listener: Listener = {
  name: "catalogue.engine",
  async run(container, { name, data }) {
    const database = databaseOf(container)
    const kind = name.split(".")[0] as keyof typeof concerned
    const rows = await many<{ id: string }>(database, concerned[kind], [data.id])
    if (!rows.length) return
    const { changed, failed } = await refreshListings(
      container,
      rows.map(({ id }) => id),
    )
    if (changed.length)
      await notifyLive(database, "colourway.changed", ...changed.map((colourwayId) => ({ colourwayId })))
    // The outbox retries it, and shows it to staff when that does not help.
    if (failed.length) throw new Error(`The listing could not be written: ${failed.join(", ")}`)
  },
}
