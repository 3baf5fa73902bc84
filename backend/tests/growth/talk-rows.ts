import { email, name, phone, when, type FilledTable } from "./row-texts"

// Of a shop's conversations: a fifth of its buyers write on WhatsApp, five messages each, and one chat in twenty is open.

const isChat = `n % 5 = 0`
const isOpen = `n % 100 = 0`

export const talkTables: FilledTable[] = [
  {
    table: "whatsapp_contact",
    columns: "id, wa_id, name, customer_id, created_at",
    row: `'wac_grown_' || n, '91' || ${phone}, ${name("n::text")}, case when n % 3 <> 0 then 'cus_grown_' || n end, ${when}`,
    every: isChat,
  },
  {
    table: "whatsapp_chat",
    columns:
      "id, contact_id, last_at, last_customer_at, waiting_since, waiting_notified_at, unread, assigned_to, assigned_name, snoozed_until, done_at, labels",
    row: `'wach_grown_' || n, 'wac_grown_' || n, ${when}, ${when}, case when n % 400 = 0 then ${when} end, ${when}, case when n % 400 = 0 then 1 else 0 end,
          case when n % 200 = 0 then 'user_1' end, case when n % 200 = 0 then 'Asha' end, case when n % 700 = 0 then now() + interval '9 days' end,
          case when not (${isOpen}) then ${when} end, case when n % 500 = 0 then '{wedding}'::text[] else '{}' end`,
    every: isChat,
  },
  {
    table: "whatsapp_message",
    columns: "id, chat_id, wamid, side, kind, text, at, sorted_at, state, created_at",
    row: `'wam_grown_' || n, 'wach_grown_' || (n + 4) / 5 * 5, 'wamid.grown' || n, case when n % 2 = 0 then 'customer' else 'shop' end, 'text', 'Is the shirt ' || md5(n::text) || ' still there?',
          ${when}, ${when}, case when n % 2 = 0 then 'received' when n % 1000 = 1 then 'failed' else 'read' end, ${when}`,
  },
  {
    table: "whatsapp_event",
    columns: "key, kind, body, received_at, handled_at",
    row: `'evt_grown_' || n, 'message', '{}', ${when}, ${when}`,
  },
  // Of ninety days, and similar ones of an hour in one row: it stays at some thousand.
  {
    table: "staff_notification",
    columns: "id, kind, count, what, target, started_at, at",
    row: `'ntf_grown_' || n, (array['order', 'payment', 'return', 'stock', 'review', 'chat'])[1 + n / 50 % 6], 1 + n % 4, 'SL-' || 1000000 + n, 'order_grown_' || n, ${when}, ${when}`,
    every: `n % 50 = 0`,
  },
  {
    table: "push_device",
    columns: "id, endpoint, p256dh, auth, place, session_id, customer_id, public_key, created_at, seen_at",
    row: `'psh_grown_' || n, 'https://push.example/' || md5(n::text), 'p', 'a', 'shop', 'ses_grown_' || n, 'cus_grown_' || n, 'k', ${when}, ${when}`,
    every: `n % 10 = 0`,
  },
  {
    table: "stock_alert",
    columns: "id, colourway_id, size, email, phone, key, asked_at",
    row: `'alr_grown_' || n, s.product_id, 'XL', case when n % 100 = 0 then ${email} else '' end, case when n % 100 = 0 then '' else ${phone} end, md5('alert' || n), ${when}`,
    every: `n % 50 = 0`,
  },
  {
    table: "audit_entry",
    columns: "at, user_id, by, call, kind, act, thing_id, thing, before, after",
    row: `${when}, 'user_' || n % 4, 'Asha', '/admin/order/move', (array['order', 'product', 'return', 'payment'])[1 + n % 4], 'changed', 'order_grown_' || n, '#' || 1000000 + n, '{"code": 0}', '{"code": 1}'`,
  },
]
