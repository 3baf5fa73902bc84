import { oneRow, sql } from "../rig/sql"
import { email, type FilledTable, name, phone, when } from "./row-texts"
import { talkTables } from "./talk-rows"

// The rows of a shop after some years, written by SQL: a hundred thousand purchases would take a day. Row n of one
// table belongs to row n of the others: customer n has bought order n, whose payment, papers and review are n too.

const first = `initcap(substr(md5(n::text), 1, 7))`
const last = `initcap(substr(md5('x' || n), 1, 6))`
const isAccount = `n % 3 <> 0`
/** Mostly delivered; some of each other step; some cancelled. */
const code = `case when n % 50 = 0 then n / 50 % 6 when n % 40 = 1 then 10 else 6 end`
const isLater = `n % 20 = 0`
const isDue = `n % 200 = 0`
const isRefunded = `(n % 40 = 1 or n % 100 = 7)`
const address = `jsonb_build_object('name', ${name("n::text")}, 'phone', ${phone}, 'line1', n || ' Mall Road', 'line2', '', 'landmark', '', 'city', (array['Ludhiana', 'Pune', 'Kochi', 'Delhi'])[1 + n % 4], 'state', (array['Punjab', 'Maharashtra', 'Kerala', 'Delhi'])[1 + n % 4], 'pincode', '141001')`
const contact = `jsonb_build_object('name', ${name("n::text")}, 'phone', ${phone}, 'email', ${email})`
const lines = `jsonb_build_array(jsonb_build_object('name', 'Shirt ' || n % 50, 'colour', 'White', 'colourCode', '#FFFFFF', 'slug', 'shirt', 'sku', 'SH-' || n % 50, 'size', 'M', 'quantity', 1,
   'thumbnail', '', 'unitPaise', 79900, 'linePaise', 79900, 'discountPaise', 0, 'orderType', case when n % 10 = 0 then 'custom' else 'readymade' end, 'measurement', null,
   'measurementType', 'upperBody', 'colourwayId', 'prod_' || n % 50, 'medusaVariantId', 'variant_' || n % 50))`
const sums = `jsonb_build_object('paidPaise', 79900, 'taxablePaise', 76095, 'cgstPaise', 1902, 'sgstPaise', 1903, 'igstPaise', 0)`
const totals = `jsonb_build_object('itemsPaise', 79900, 'discountPaise', 0, 'deliveryPaise', 0, 'totalPaise', 79900)`
const facts = `jsonb_build_object('orderId', 'order_grown_' || n, 'orderNumber', 'SL-' || 1000000 + n, 'orderedAt', ${when}, 'seller', jsonb_build_object('brand', 'Silai', 'name', 'Silai', 'gstin', '03AAAAA0000A1Z5', 'address', '', 'phone', '', 'email', ''),
   'buyer', ${contact} || jsonb_build_object('address', ${address}), 'business', null, 'delivery', 'home', 'placeOfSupply', '03', 'isLocal', true,
   'lines', jsonb_build_array(${sums} || jsonb_build_object('place', 0, 'name', 'Shirt', 'detail', 'White, M', 'hsn', '620520', 'quantity', 1, 'unitPaise', 79900, 'discountPaise', 0, 'ratePercent', 5)), 'total', ${sums})`

const tables: FilledTable[] = [
  {
    table: "customer",
    columns: "id, first_name, last_name, email, has_account, created_at, updated_at",
    row: `'cus_grown_' || n, ${first}, ${last}, ${email}, true, ${when}, now()`,
  },
  {
    table: "customer_phone",
    columns: "phone, customer_id, proven_at",
    row: `${phone}, 'cus_grown_' || n, ${when}`,
    every: isAccount,
  },
  {
    table: "customer_address",
    columns: "id, customer_id, is_default_shipping, first_name, last_name, address_1, city, province, postal_code",
    row: `'cuaddr_grown_' || n, 'cus_grown_' || n, true, ${first}, ${last}, n || ' Mall Road', (array['Ludhiana', 'Pune', 'Kochi', 'Delhi'])[1 + n % 4], 'Punjab', '141001'`,
    every: isAccount,
  },
  {
    table: "auth_identity",
    columns: "id, app_metadata",
    row: `'authid_grown_' || n, jsonb_build_object('customer_id', 'cus_grown_' || n)`,
  },
  {
    table: "provider_identity",
    columns: "id, entity_id, provider, auth_identity_id",
    row: `'provid_grown_' || n, ${email}, 'emailpass', 'authid_grown_' || n`,
    every: isAccount,
  },
  {
    table: "session",
    columns: "id, secret_hash, kind, actor_id, created_at, seen_at, idle_until, expires_at",
    row: `'ses_grown_' || n, md5('ses' || n), 'shop', case when ${isAccount} then 'cus_grown_' || n end, ${when}, ${when}, now() + interval '60 days', now() + interval '180 days'`,
    every: `n % 2 = 0`,
  },
  { table: "last_seen", columns: "actor_id, seen_at", row: `'cus_grown_' || n, ${when}`, every: `n % 2 = 1` },
  {
    table: "body_measurement",
    columns: "customer_id, half, inches, changed_at",
    row: `'cus_grown_' || n, (array['upperBody', 'lowerBody'])[1 + n / 5 % 2], '{"chest": 40}', ${when}`,
    every: `n % 5 = 0`,
  },
  {
    table: "customer_note",
    columns: "id, customer_id, text, author_id, author",
    row: `'note_grown_' || n, 'cus_grown_' || n, 'Likes a loose fit.', 'user_1', 'Asha'`,
    every: `n % 10 = 0`,
  },
  {
    table: "checkout_attempt",
    columns:
      "id, bag_key, session_id, customer_id, fingerprint, snapshot, amount_paise, status, gateway_order_id, gateway_payment_id, order_id, held_until, paid_at, created_at, updated_at",
    row: `'chk_grown_' || n, 'bag_grown_' || n, 'ses_grown_' || n, case when ${isAccount} then 'cus_grown_' || n end, md5(n::text),
          jsonb_build_object('contact', ${contact}, 'address', ${address}, 'lines', ${lines}, 'totals', ${totals}, 'pad', repeat(md5(n::text), 10)), 79900,
          case when n % 25 = 3 then 'expired' else 'placed' end, 'order_G' || md5('go' || n), case when n % 25 <> 3 then 'pay_G' || md5('gp' || n) end,
          case when n % 25 <> 3 then 'order_grown_' || n end, ${when}, ${when}, ${when}, ${when}`,
  },
  {
    table: "gateway_payment",
    columns:
      "payment_id, attempt_id, amount_paise, currency, method, status, captured_at, refunded_at, refunded_paise, gateway_order_id",
    row: `'pay_G' || md5('gp' || n), 'chk_grown_' || n, 79900, 'INR', 'upi', case when ${isRefunded} then 'refunded' else 'kept' end, ${when},
          case when ${isRefunded} then ${when} end, case when ${isRefunded} then 79900 else 0 end, 'order_G' || md5('go' || n)`,
    every: `n % 25 <> 3`,
  },
  {
    table: "gateway_event",
    columns: "event_id, body, received_at, handled_at, gateway_order_id",
    row: `'evt_grown_' || n, '{}', ${when}, ${when}, 'order_G' || md5('go' || n)`,
  },
  {
    table: "refund_ask",
    columns:
      "id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, asked_at, state, done_at",
    row: `'ask_grown_' || n, 'chk_grown_' || n, 'razorpay', 'pay_G' || md5('gp' || n), 79900, 0, 'Cancelled', 'user_1', 'Asha', ${when}, 'done', ${when}`,
    every: `${isRefunded} and n % 25 <> 3`,
  },
  {
    table: `"order"`,
    columns: "id, display_id, customer_id, status, currency_code, email, created_at, updated_at, metadata",
    row: `'order_grown_' || n, 1000000 + n, 'cus_grown_' || n, 'completed', 'inr', ${email}, ${when}, ${when}, jsonb_build_object('attempt_id', 'chk_grown_' || n)`,
  },
  {
    table: "order_state",
    columns:
      "order_id, number, attempt_id, code, customer_id, session_id, placed_at, customer_name, phone, email, mailbox, city, region, delivery_method, units, total_paise, refunded_paise, has_custom, details, completed_at",
    row: `'order_grown_' || n, 1000000 + n, 'chk_grown_' || n, ${code}, case when ${isAccount} then 'cus_grown_' || n end, 'ses_grown_' || n, ${when}, ${name("n::text")}, ${phone}, ${email}, ${email},
          (array['Ludhiana', 'Pune', 'Kochi', 'Delhi'])[1 + n % 4], (array['Punjab', 'Maharashtra', 'Kerala', 'Delhi'])[1 + n % 4], 'home', 1, 79900 + n % 97 * 100, case when ${isRefunded} and not (${isDue}) then 79900 else 0 end, n % 10 = 0,
          jsonb_build_object('lines', ${lines}, 'address', ${address}, 'contact', ${contact}, 'totals', ${totals}, 'tax', null,
            'payment', jsonb_strip_nulls(jsonb_build_object('gateway', 'razorpay', 'gatewayOrderId', 'order_G' || md5('go' || n), 'gatewayPaymentId', 'pay_G' || md5('gp' || n), 'method', 'upi', 'paidAt', ${when},
              'later', case when ${isLater} then true end, 'received', case when ${isLater} and not (${isDue}) then jsonb_build_object('at', ${when}, 'by', 'Asha') end))), ${when}`,
  },
  {
    table: "order_state_log",
    columns: "order_id, code, at, by",
    row: `'order_grown_' || n, 0, ${when}, 'Buyer'`,
  },
  {
    table: "order_state_log",
    columns: "order_id, code, at, by",
    row: `'order_grown_' || n, 6, ${when}, 'Asha'`,
    every: `n % 50 <> 0 and n % 40 <> 1`,
  },
  {
    table: "order_note",
    columns: "id, order_id, text, author_id, author",
    row: `'onote_grown_' || n, 'order_grown_' || n, 'Called the buyer.', 'user_1', 'Asha'`,
    every: `n % 10 = 0`,
  },
  {
    table: "paper",
    columns: "kind, year, number, order_id, refund_id, issued_at, facts",
    row: `'invoice', '25-26', n + 1000, 'order_grown_' || n, null, ${when}, ${facts}`,
  },
  {
    table: "return_request",
    columns:
      "id, order_id, order_number, customer_id, kind, state, customer_name, phone, email, units, goods_paise, fee_paise, refund_paise, asked_at, moved_at",
    row: `'ret_grown_' || n, 'order_grown_' || n, 1000000 + n, 'cus_grown_' || n, (array['return', 'exchange', 'alteration'])[1 + n % 3],
          case when n % 100 = 0 then (array['requested', 'approved', 'pickedUp', 'received'])[1 + n / 100 % 4] else (array['refunded', 'exchanged', 'altered'])[1 + n % 3] end,
          ${name("n::text")}, ${phone}, ${email}, 1, 79900, 10000, 69900, ${when}, ${when}`,
    every: `n % 5 = 0`,
  },
  {
    table: "return_line",
    columns: "return_id, item_id, quantity, reason, note, paid_paise, piece",
    row: `'ret_grown_' || n, '0', 1, 'tooSmall', '', 79900, jsonb_build_object('name', 'Shirt', 'slug', 's', 'color', 'White', 'size', 'M', 'thumbnail', null, 'orderType', 'readymade')`,
    every: `n % 5 = 0`,
  },
  {
    table: "coupon",
    columns: "id, code, name, kind, percent, state, changed_by, created_at, is_listed",
    row: `'cpn_grown_' || n, 'GROWN' || n, 'Offer ' || md5(n::text), 'percent', 10, (array['active', 'paused', 'archived'])[1 + n / 10 % 3], 'Asha', ${when}, false`,
    every: `n % 10 = 0`,
  },
  {
    table: "coupon_claim",
    columns: "attempt_id, coupon_id, code, status, bag_key, who, discount_paise, order_id, total_paise, used_at",
    row: `'chk_grown_' || n, 'cpn_grown_' || (n / 100 * 10 + 10), 'GROWN', 'used', 'cus_grown_' || n, array[md5(n::text)], 7990, 'order_grown_' || n, 79900, ${when}`,
    every: `n % 2 = 0 and n / 100 * 10 + 10 <= $2`,
  },
  {
    table: "uid",
    columns: "id, batch_id, at, state, order_id, order_number, item_id, changed_at",
    row: `upper(lpad(to_hex(n::bigint + 1000000), 16, '0')), 'uidb_grown', n, case when n % 4 = 0 then 'sold' else 'printed' end, case when n % 4 = 0 then 'order_grown_' || n end,
          case when n % 4 = 0 then 1000000 + n end, case when n % 4 = 0 then '0' end, ${when}`,
  },
  {
    table: "review",
    columns:
      "id, style_id, colourway_id, customer_id, rating, fit, title, body, user_name, images, likes, written_at, hidden_at",
    row: `'rev_grown_' || n, s.style_id, s.product_id, 'cus_grown_' || n, 1 + n % 5, (array['small', 'true', 'large'])[1 + n % 3], 'Title ' || md5(n::text),
          'An opinion in a sentence or two:  ' || md5('r' || n), ${name("n::text")}, case when n % 40 = 0 then 1 else 0 end, n % 7, ${when}, case when n % 100 = 0 then ${when} end`,
    every: `n % 2 = 0`,
  },
  {
    table: "outbox",
    columns: "topic, dedupe_key, payload, status, created_at, sent_at, written_in",
    row: `'order.placed', 'grown:' || n, '{}', 'sent', ${when}, ${when}, null`,
  },
  {
    table: "bag_line",
    columns: "id, customer_id, colourway_id, size, size_key, quantity, order_type",
    row: `'bagl_grown_' || n, 'cus_grown_' || n, s.product_id, 'M', 'M', 1, 'readymade'`,
    every: `n % 10 = 0`,
  },
  // Visits have a row for each of a few sources and days, whatever the number of orders.
  {
    table: "insight_day",
    columns: "day, name, key, count",
    row: `(now() at time zone 'Asia/Kolkata')::date - (n - 1) % 180, 'visit', (array['search', 'social', 'mail', 'other', 'direct'])[1 + (n - 1) / 180], n`,
    every: `n <= 900`,
  },
  {
    table: "insight_day",
    columns: "day, name, key, count",
    row: `(now() at time zone 'Asia/Kolkata')::date - n % 180, 'searchWithoutResult', 'words ' || n, 1`,
  },
  {
    table: "picture",
    columns: "stem, url, width, height, bytes, colour, alt, widths, formats, stage, created_at",
    row: `substr(md5('pic' || n), 1, 24), '/images/' || substr(md5('pic' || n), 1, 24) || '.jpg', 800, 1000, 40000 + n, '#FFFFFF', 'A shirt ' || md5(n::text), '{320}', '{webp}', 'done', ${when}`,
    every: `n % 10 = 0`,
  },
  {
    table: "stored_file",
    columns: "id, folder_id, stem, name, created_at",
    row: `'file_grown_' || n, null, substr(md5('pic' || n), 1, 24), 'shirt-' || n || '.jpg', ${when}`,
    every: `n % 10 = 0`,
  },
  ...talkTables,
]

const shelf = `cross join lateral (select product_id, style_id from colourway order by product_id offset n % 8 limit 1) s`

/**
 * The tables from which a person's row in the list is computed: once for all rows, since a trigger per row would take
 * as long as the rows.
 */
const sourceTables = ["customer", "customer_phone", "customer_address", "session", "order_state", "body_measurement"]
const setTriggers = async (how: "enable" | "disable") => {
  for (const table of sourceTables) await sql(`alter table ${table} ${how} trigger shopper_of_${table}`)
}

/** Rows that are written between two progress reports. */
const WRITTEN_AT_ONCE = 20_000

/**
 * Fills every table that grows up to this many rows, or the part of them that a shop has: half as many reviews, a fifth
 * as many returns. It continues from the existing rows.
 */
export async function fillRows(to: number, progress: (n: number) => void): Promise<void> {
  const { n: from } = await oneRow<{ n: number }>(
    `select coalesce(max(number) - 1000000, 0)::int + 1 as n from order_state where order_id like 'order_grown_%'`,
  )
  await sql(
    `insert into uid_batch (id, colourway_id, size, piece, made_on, note, quantity, made, created_by)
     values ('uidb_grown', 'prod_0', 'M', '{"name": "Shirt", "color": "White"}', now(), 'A year''s labels', 10000000, 10000000, 'Asha') on conflict do nothing`,
  )
  await setTriggers("disable")
  for (let first = from; first <= to; first += WRITTEN_AT_ONCE) {
    const last = Math.min(to, first + WRITTEN_AT_ONCE - 1)
    for (const table of tables) await write(table, first, last)
    progress(last)
  }
  await setTriggers("enable")
  await sql(`select recount_shoppers()`)
}

/** The rows of one table from one number to another. */
async function write({ table, columns, row, every = "true" }: FilledTable, first: number, last: number) {
  await sql(
    `insert into ${table} (${columns})
     select ${row} from generate_series($1::int, $2::int) n ${/\bs\.\w+_id/.test(row) ? shelf : ""} where ${every} order by n`,
    [first, last],
  ).catch((error: Error) => {
    throw new Error(`${table} could not be filled: ${error.message}`, { cause: error })
  })
}
