import { statementsOf, UNKNOWN, type TableUse } from "./statements"
import { code, isTest } from "./sources"
import { ownedTables, roomOf } from "./tables"

/** Files that name tables of another owner in their SQL, and why a call to that owner would not do (architecture §2, law 8). */
export const foreignTables: Record<string, { tables: string[]; because: string }> = {
  "plugins/account/src/modules/account/sql/shopper.ts": {
    tables: ["body_measurement", "last_seen", "order_state", "session"],
    because:
      "a person's row in the list is made up from what they bought, are measured and were seen, in the transactions of these",
  },
  "plugins/measurement/src/queries/halves.ts": {
    tables: ["customer_phone", "shopper"],
    because: "one statement searches, sorts and counts the measured by name, e-mail and phone",
  },
  "plugins/catalogue/src/queries/stock/recount.ts": {
    tables: ["stock_hold"],
    because: "a recount holds all counts of a level against what makes them up at one moment, so in one statement",
  },
  "plugins/file/src/queries/file.ts": {
    tables: ["picture", "picture_use"],
    because:
      "one statement searches and sorts files by their picture's words and size; `picture_use` is the view made for it",
  },
  "plugins/file/src/workflows/file/write.ts": {
    tables: ["picture"],
    because: "asks which pictures are still there, in the statement order and transaction that lists them",
  },
  "plugins/file/src/modules/silai_file/migrations/Migration20261121050100.ts": {
    tables: ["picture"],
    because: "lists the pictures that were there before the file manager, once",
  },
  "plugins/order/src/modules/silai_order/migrations/Migration20261124000600.ts": {
    tables: ["outbox"],
    because: "leaves the papers that were due by then for the listener, once",
  },
  "plugins/order/src/modules/silai_order/migrations/Migration20261129181000.ts": {
    tables: ["customer_phone"],
    because: "marks the orders from before whose account has proven their phone, once",
  },
  "backend/src/modules/house/migrations/Migration20261124000500.ts": {
    tables: ["order_state"],
    because: "the same, where it runs second",
  },
  "backend/src/modules/house/migrations/Migration20261126003000.ts": {
    tables: ["return_photo", "review_image", "uid_photo"],
    because: "moves the photos of reviews, returns and reports into their one table, once",
  },
  "plugins/checkout/src/modules/checkout/migrations/Migration20261125171500.ts": {
    tables: ["shop_setting"],
    because: "hands what the shop had said of delivery and opening hours to its settings, once",
  },
  "plugins/messaging/src/modules/messaging/migrations/Migration20261129001000.ts": {
    tables: ["customer_phone", "whatsapp_contact"],
    because: "takes over who had sent STOP on WhatsApp, once",
  },
  "backend/seed/people.ts": {
    tables: ["body_measurement", "customer_consent", "customer_email_proof", "customer_phone", "staff_member"],
    because: "makes the first people of an empty shop, and looks whether they are there before any plugin is loaded",
  },
  "backend/seed/steps/colourways.ts": {
    tables: ["category_fit", "colourway", "related_colourway", "style"],
    because: "fills the shelves of an empty shop at once; the counter's calls take one colourway at a time",
  },
  "backend/kit/sql/audit.ts": {
    tables: ["file_folder", "order_state", "shop_setting"],
    because: "what the log of acts calls a thing is read by its trigger, in the transaction of the change",
  },
  "backend/src/house.ts": {
    tables: ["checkout_attempt"],
    because: "asks whether the migrations have made it, not what is in it",
  },
}

/**
 * The engine's tables that are written in SQL, past its services (architecture §4): a new version of the engine may have changed what
 * these files know of them.
 */
export const engineWrites: Record<string, string[]> = {
  "backend/kit/engine/stock.ts": ["inventory_level", "reservation_item"],
  "backend/seed/people.ts": ["customer_address"],
  "backend/seed/seed.ts": ["store"],
  "backend/seed/steps/stock.ts": ["inventory_level"],
  "plugins/account/src/workflows/address/add.ts": ["customer_address"],
  "plugins/account/src/workflows/address/change.ts": ["customer_address"],
  "plugins/account/src/workflows/customer/create.ts": ["auth_identity", "customer", "provider_identity"],
  "plugins/account/src/workflows/customer/remove.ts": [
    "auth_identity",
    "customer",
    "customer_address",
    "provider_identity",
  ],
  "plugins/account/src/workflows/email/claim.ts": ["customer", "provider_identity"],
  "plugins/account/src/workflows/password/set.ts": ["provider_identity"],
  "plugins/account/src/workflows/password/use-reset.ts": ["customer", "provider_identity"],
  "plugins/account/src/workflows/profile/change.ts": ["customer"],
  "plugins/account/src/workflows/staff/accept.ts": ["auth_identity", "user"],
  "plugins/account/src/workflows/staff/change.ts": ["auth_identity", "provider_identity", "user"],
  "plugins/account/src/workflows/ways/undo.ts": ["customer", "provider_identity"],
  "plugins/catalogue/src/workflows/category/write.ts": ["product_category"],
  "plugins/catalogue/src/workflows/colourway/engine.ts": [
    "product_sales_channel",
    "product_shipping_profile",
    "product_variant_inventory_item",
    "product_variant_price_set",
  ],
  "plugins/catalogue/src/workflows/colourway/order-sizes.ts": ["product_option_value", "product_variant"],
  "plugins/catalogue/src/workflows/colourway/size-names.ts": ["product_product_option_value"],
  "plugins/catalogue/src/workflows/colourway/sizes.ts": ["inventory_level", "product_variant_inventory_item"],
  "plugins/catalogue/src/workflows/gallery/write.ts": ["image", "product"],
  "plugins/checkout/src/modules/checkout/migrations/Migration20261122010500.ts": ["inventory_level"],
  "plugins/checkout/src/modules/checkout/migrations/Migration20261122020100.ts": ["order_transaction"],
  "plugins/checkout/src/modules/checkout/migrations/Migration20261122120600.ts": ["refund"],
  "plugins/checkout/src/workflows/order/engine-order.ts": ["order_payment_collection"],
  "plugins/checkout/src/workflows/stock/stock.ts": ["inventory_level"],
  "plugins/order/src/workflows/in-engine.ts": ["order_fulfillment"],
  "plugins/messaging/src/workers/sweeping.ts": ["notification"],
  "plugins/messaging/src/workflows/send.ts": ["notification"],
}

/** Statements that take their table by name while running; they are listed next to the statement, and here. */
export const namedWhileRunning: Record<string, string[]> = {
  "plugins/catalogue/src/modules/catalogue/sql/tally.ts": ["listing_tally", "facet_tally", "word_tally"],
  "plugins/checkout/src/modules/checkout/migrations/Migration20261122090300.ts": [
    "checkout_attempt",
    "gateway_payment",
    "gateway_event",
  ],
  "plugins/catalogue/src/workflows/colourway/engine.ts":
    engineWrites["plugins/catalogue/src/workflows/colourway/engine.ts"] ?? [],
}

/** Every file with SQL that the running shop may send. */
export const sqlSources: readonly string[] = code.filter(
  (file) => /^(plugins\/[^/]+\/src|backend\/(src|kit|seed))\/.*\.ts$/.test(file) && !isTest(file),
)

const gathered = (files: readonly string[], which: (use: TableUse, file: string) => boolean) =>
  Object.fromEntries(
    files
      .map((file) => {
        const uses = statementsOf(file).flatMap((use) =>
          use.table === UNKNOWN ? (namedWhileRunning[file] ?? [UNKNOWN]).map((table) => ({ ...use, table })) : [use],
        )
        const tables = uses.filter((use) => which(use, file)).map(({ table }) => table)
        return [file, [...new Set(tables)].sort()] as const
      })
      .filter(([, tables]) => tables.length),
  )

/** Each file that names tables that another part owns, with these tables. */
export const foreignTablesNow = (files: readonly string[] = sqlSources): Record<string, string[]> => {
  const owners = ownedTables()
  return gathered(files, ({ table }, file) => owners.has(table) && owners.get(table) !== roomOf(file))
}

/** Each file that writes to tables which none of our migrations makes, with these tables. */
export const engineWritesNow = (files: readonly string[] = sqlSources): Record<string, string[]> => {
  const owners = ownedTables()
  return gathered(files, ({ table, does }) => does !== "reads" && !owners.has(table))
}
