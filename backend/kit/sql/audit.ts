import type { AuditField } from "@silai/contracts/audit/fields"
import type { AuditKind } from "@silai/contracts/audit/kinds"
import { many, type Sql } from "./knex"

/** A table whose changes by the shop's people are kept in the log of acts. Expressions are SQL over the row `r`. */
type AuditedTable = {
  kind: AuditKind
  /** The id by which the back office finds it. */
  id: string
  /** Its name at that moment. */
  name: string
  /**
   * The columns that are logged; a change of others alone is not, and without any named, changes are logged without values. Never
   * phones, e-mails, addresses or body measurements: the log stays when a person's data is erased.
   */
  fields: readonly AuditField[]
  /** Expressions for logged columns whose values are ids: the names at that moment are logged instead. */
  names?: { readonly [field in AuditField]?: string }
  /** The one change that is logged, where others are logged elsewhere or come by the hundred. */
  only?: { on: "insert" | "update"; when: string }
  /** A table with a row per version: that row's content, and the previous version's. */
  version?: { now: string; before: string }
}

/** A number as `returnNumberOf` writes it: `lpad` alone would cut a seventh digit off. */
const returnNumber = "'RT-' || lpad(r.number::text, greatest(6, length(r.number::text)), '0')"
const title = (id: string) => `(select title from product where id = ${id})`
const category = (id: string) => `coalesce((select name from product_category where id = ${id}), ${id})`
const folder = (id: string) => `coalesce((select name from file_folder where id = ${id}), ${id})`
/** The names of the things whose ids are in a column, of a table with the column `name`; deleted ones are named by their ids. */
const namesIn = (ids: string, table: string, name = "name", key = "id") =>
  `(select string_agg(coalesce(x.${name}, i), ', ' order by x.${name}, i) from unnest(${ids}) i left join ${table} x on x.${key} = i)`
const goods = {
  category_ids: namesIn("r.category_ids", "product_category"),
  style_ids: namesIn("r.style_ids", "style"),
  colourway_ids: namesIn("r.colourway_ids", "product", "title"),
}
const sizeOfPrice = `(select v.product_id from product_variant_price_set s join product_variant v on v.id = s.variant_id where s.price_set_id = r.price_set_id limit 1)`
const orderOf = (attempt: string) => `(select order_id from order_state where attempt_id = ${attempt})`

export const AUDITED: Readonly<Record<string, AuditedTable>> = {
  order_state: {
    kind: "order",
    id: "r.order_id",
    name: "'#' || r.number",
    fields: ["code", "parcel", "cancel_reason", "taken_out_paise", "archived_at"],
  },
  order_note: {
    kind: "order",
    id: "r.order_id",
    name: "(select '#' || number from order_state where order_id = r.order_id)",
    fields: [],
  },
  return_request: {
    kind: "return",
    id: "r.id",
    name: returnNumber,
    fields: ["kind", "state", "fee_paise", "refund_paise", "hidden_at"],
  },
  refund_ask: {
    kind: "payment",
    id: `coalesce(${orderOf("r.attempt_id")}, r.attempt_id)`,
    name: `coalesce((select '#' || number from order_state where attempt_id = r.attempt_id), r.payment_id)`,
    fields: ["amount_paise", "reason", "handled_note"],
  },
  payment_mismatch: {
    kind: "payment",
    id: "coalesce(r.order_id, r.id)",
    name: "r.payment_id",
    fields: ["closed_at", "note"],
  },
  colourway: {
    kind: "product",
    id: "r.product_id",
    name: title("r.product_id"),
    fields: [
      "colour",
      "colour_code",
      "details_html",
      "size_and_fit",
      "wash_care",
      "amazon_link",
      "custom_size_option",
      "backorder",
      "archived_at",
      "launched_at",
    ],
  },
  product: { kind: "product", id: "r.id", name: "r.title", fields: ["title", "handle", "status", "thumbnail"] },
  price: {
    kind: "product",
    id: sizeOfPrice,
    name: title(sizeOfPrice),
    fields: ["amount", "price_list_id", "deleted_at"],
    names: { price_list_id: "coalesce((select title from price_list where id = r.price_list_id), r.price_list_id)" },
  },
  planned_sale: {
    kind: "sale",
    id: "r.id",
    name: "r.name",
    fields: [
      "name",
      "percent",
      "to_nine",
      "price_paise",
      "begins_at",
      "ends_at",
      "category_ids",
      "style_ids",
      "colourway_ids",
      "without_ids",
    ],
    names: { ...goods, without_ids: namesIn("r.without_ids", "product", "title") },
  },
  style: {
    kind: "style",
    id: "r.id",
    name: "r.name",
    fields: ["name", "slug", "category_id", "archived_at"],
    names: { category_id: category("r.category_id") },
  },
  product_category: {
    kind: "category",
    id: "r.id",
    name: "r.name",
    fields: ["name", "description", "handle", "is_active", "parent_category_id", "deleted_at"],
    names: { parent_category_id: category("r.parent_category_id") },
  },
  stock_movement: {
    kind: "stock",
    id: "r.product_id",
    name: `concat_ws(' · ', ${title("r.product_id")}, nullif(r.size, ''))`,
    fields: ["stocked", "stocked_after", "why", "note"],
    only: { on: "insert", when: "new.order_id is null and new.attempt_id is null and new.return_id is null" },
  },
  coupon: {
    kind: "coupon",
    id: "r.id",
    name: "r.code",
    fields: [
      "code",
      "name",
      "kind",
      "percent",
      "amount_paise",
      "cap_paise",
      "minimum_paise",
      "category_ids",
      "style_ids",
      "colourway_ids",
      "customer_ids",
      "first_order",
      "per_customer",
      "total_uses",
      "starts_at",
      "ends_at",
      "state",
      "is_listed",
    ],
    // Of people only how many, as their names are erased with their accounts.
    names: { ...goods, customer_ids: "nullif(cardinality(r.customer_ids), 0)" },
  },
  coupon_batch: { kind: "couponBatch", id: "r.id", name: "r.pattern", fields: ["pattern", "codes", "state"] },
  uid_batch: { kind: "uid", id: "r.id", name: "'Batch ' || r.number", fields: ["size", "quantity", "note"] },
  uid: {
    kind: "uid",
    id: "r.id",
    name: "r.id",
    fields: ["state", "why"],
    only: { on: "update", when: "'void' in (old.state, new.state) or 'reported' in (old.state, new.state)" },
  },
  // Named by the product: the reviewer's name is erased with their account.
  review: { kind: "review", id: "r.id", name: title("r.colourway_id"), fields: ["reply", "hidden_at"] },
  customer_note: { kind: "customer", id: "coalesce(r.customer_id, '')", name: "''", fields: [] },
  body_measurement: {
    kind: "measurement",
    id: "r.customer_id || '-' || r.half",
    name: "r.half",
    fields: [],
  },
  staff_member: {
    kind: "staff",
    id: "r.user_id",
    name: `(select trim(concat_ws(' ', first_name, last_name)) from "user" where id = r.user_id)`,
    fields: ["role", "pieces_per_day", "removed_at"],
  },
  staff_invitation: { kind: "staff", id: "r.id", name: "r.role", fields: ["role", "withdrawn_at"] },
  staff_rule: { kind: "staff", id: "''", name: "''", fields: ["second_factor_required"] },
  lock_lifted: { kind: "customer", id: "''", name: "r.kind", fields: [] },
  shop_setting: {
    kind: "setting",
    id: "r.section",
    name: "r.section",
    fields: [],
    version: {
      now: "r.value",
      before: "(select value from shop_setting where section = r.section and version = r.version - 1)",
    },
  },
  stored_file: {
    kind: "file",
    id: "r.id",
    name: "r.name",
    fields: ["name", "folder_id"],
    names: { folder_id: folder("r.folder_id") },
  },
  file_folder: {
    kind: "file",
    id: "r.id",
    name: "r.name",
    fields: ["name", "parent_id"],
    names: { parent_id: folder("r.parent_id") },
  },
}

/** The existing triggers, as created: one is replaced only when it differs, because that blocks writers to its table. */
const attached = `select t.relname as "table", obj_description(g.oid, 'pg_trigger') as made_as
  from pg_trigger g join pg_class t on t.oid = g.tgrelid where g.tgname = 'audit' and t.relnamespace = 'public'::regnamespace`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The trigger of a table, in the words of PostgreSQL. */
function triggerOf(table: string, { kind, id, name, fields, names, only, version }: AuditedTable): string {
  const named =
    names &&
    `jsonb_build_object(${Object.entries(names)
      .map(([field, sql]) => `'${field}', ${sql}`)
      .join(", ")})`
  const given = [kind, id, name, fields.join(","), ...(version ? [version.now, version.before] : named ? [named] : [])]
  return `create or replace trigger audit after ${only ? only.on : "insert or update or delete"} on ${table} for each row
    ${only ? `when (${only.when})` : ""} execute function audit_change(${given.map(quoted).join(", ")})`
}

/** Creates the triggers of the log of acts where they are missing or different. Run by `prepare`, after the migrations. */
export async function installAudit(sql: Sql): Promise<void> {
  const there = new Map(
    (await many<{ table: string; made_as: string | null }>(sql, attached)).map((row) => [row.table, row.made_as]),
  )
  for (const [table, audited] of Object.entries(AUDITED)) {
    const trigger = triggerOf(table, audited)
    if (there.get(table) === trigger) continue
    // Sent without bindings, as a question mark in a condition would be taken for one.
    await sql.raw(`${trigger}; comment on trigger audit on ${table} is ${quoted(trigger)}`)
  }
}
