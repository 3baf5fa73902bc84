import { z } from "zod"
import { event, id } from "../event"

/** The waiting shopper and their address are personal and stay in the shop. */
const ofWait = z.object({ id: z.string(), product_id: z.string(), size: z.string() })
/** As the engine sends it: with the order if one is the reason. */
const levelChange = z.object({ id: z.string(), order_id: z.string().optional() })

/** See `EVENTS`. */
export const catalogueEvents = {
  // A colourway is a product of the engine, its size a product variant.
  "product.created": event("catalogue", "A colourway was added, or copied to another colour.", id),
  "product.updated": event(
    "catalogue",
    "A colourway was changed: its texts, status, tags, sizes, prices, pictures, name or category.",
    id,
  ),
  "product.deleted": event(
    "catalogue",
    "A colourway that was never bought was deleted; one that was bought is archived instead, which is a change.",
    id,
  ),
  "product-variant.created": event("catalogue", "A size was added to a colourway, or is back.", id),
  "product-variant.updated": event("catalogue", "A size's prices changed, or whether it is made to order.", id),
  "product-variant.deleted": event("catalogue", "A size was removed, by itself or with its colourway.", id),
  "product-category.created": event("catalogue", "A category was added.", id),
  "product-category.updated": event("catalogue", "A category was changed, or has another place among the others.", id),
  "product-category.deleted": event("catalogue", "A category was deleted.", id),
  "product-tag.created": event("catalogue", "A tag was used for the first time.", id),
  "product-option.updated": event("catalogue", "The Size option got a size that the shop had not sold before.", id),
  "pricing.price.created": event(
    "catalogue",
    "A size has a price that it did not have: a base, an everyday or a sale price.",
    id,
  ),
  "pricing.price.updated": event("catalogue", "A price of a size changed.", id),
  "pricing.price.deleted": event("catalogue", "A price of a size was removed.", id),
  "pricing.price-list.created": event("catalogue", "A sale was set, with its hours.", id),
  "pricing.price-list.updated": event("catalogue", "The hours of a sale changed.", id),
  "pricing.price-list.deleted": event("catalogue", "A sale was removed.", id),
  "inventory-item.created": event("catalogue", "A ready-made size that is counted was added.", id),
  "inventory-item.deleted": event("catalogue", "A ready-made size that was counted is gone.", id),
  "inventory-level.created": event("catalogue", "The pieces of a new size are counted from now on.", id),
  "inventory-level.updated": event(
    "catalogue",
    "Pieces were added, removed, recounted, or reserved for an order by the checkout; or a size became made to order, or no longer is.",
    levelChange,
  ),
  "inventory-level.deleted": event("catalogue", "The pieces of a size are no longer counted.", id),
  "silai.stock-alert.created": event("catalogue", "A shopper waits for a sold-out size.", ofWait),
  "silai.stock-alert.sent": event("catalogue", "A size is back: the shoppers waiting for it get a mail.", ofWait),
  "silai.stock-alert.deleted": event("catalogue", "A wait for a size was ended by its shopper, or is too old.", ofWait),
  "silai.style.created": event("catalogue", "A style was added.", id),
  "silai.style.updated": event("catalogue", "A style was changed, archived or brought back.", id),
  "silai.style.deleted": event("catalogue", "A style without colourways was deleted.", id),
  "silai.gallery.updated": event(
    "catalogue",
    "The pictures of a colourway, their order or their texts changed; the id is the colourway's.",
    id,
  ),
  "silai.sale.started": event("catalogue", "A sale price applies from now on; the id is the colourway's.", id),
  "silai.sale.ended": event("catalogue", "A sale price no longer applies; the id is the colourway's.", id),
} as const
