import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/**
 * `whatsapp_event`: what Meta sent, kept before it is acknowledged. `whatsapp_contact`: `bsuid` is the business-scoped id, `wa_id` the
 * phone's digits; either may be missing. `whatsapp_chat.merged_into`: the chat of the same person, when both become known.
 * `whatsapp_message`: also the outbox; `send_key` is the sender's own key of it, `place` the order in which the shop got to know it,
 * `sorted_at` the second by which the thread is sorted. What is said about a message by WhatsApp's id (reactions, changes) may arrive
 * before it, so those tables do not refer to it.
 */
export class Migration20261126030100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table whatsapp_event (
      key text primary key,
      kind text not null,
      body text not null,
      place bigserial not null,
      tries integer not null default 0,
      next_at timestamptz not null default now(),
      received_at timestamptz not null default now(),
      handled_at timestamptz,
      given_up_at timestamptz,
      last_error text
    )`)
    this.addSql(
      `create index whatsapp_event_waiting on whatsapp_event (next_at, place) where handled_at is null and given_up_at is null`,
    )
    this.addSql(`create index whatsapp_event_by_age on whatsapp_event (received_at)`)
    this.addSql(`create table whatsapp_contact (
      id text primary key,
      bsuid text unique,
      wa_id text unique,
      name text not null default '',
      username text,
      customer_id text,
      is_linked_by_hand boolean not null default false,
      consent text,
      consent_at timestamptz,
      created_at timestamptz not null default now()
    )`)
    this.addSql(
      `create index whatsapp_contact_customer on whatsapp_contact (customer_id) where customer_id is not null`,
    )
    this.addSql(
      `create index whatsapp_contact_words on whatsapp_contact using gin (lower(name || ' ' || coalesce(username, '') || ' ' || coalesce(wa_id, '')) gin_trgm_ops)`,
    )
    this.addSql(`create table whatsapp_chat (
      id text primary key,
      contact_id text unique references whatsapp_contact (id),
      merged_into text,
      last_at timestamptz not null default now(),
      last_customer_at timestamptz,
      waiting_since timestamptz,
      waiting_notified_at timestamptz,
      unread integer not null default 0,
      assigned_to text,
      assigned_name text,
      snoozed_until timestamptz,
      done_at timestamptz,
      labels text[] not null default '{}',
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index whatsapp_chat_latest on whatsapp_chat (last_at desc, id desc) where merged_into is null`)
    this.addSql(
      `create index whatsapp_chat_waiting on whatsapp_chat (waiting_since) where waiting_since is not null and waiting_notified_at is null`,
    )
    this.addSql(`create table whatsapp_message (
      id text primary key,
      chat_id text not null references whatsapp_chat (id) on delete cascade,
      place bigserial not null,
      wamid text unique,
      side text not null,
      kind text not null,
      text text not null default '',
      content jsonb not null default '{}',
      reply_to text,
      at timestamptz not null,
      sorted_at timestamptz not null,
      state text not null,
      code integer,
      send_key text unique,
      attempt integer not null default 1,
      tries integer not null default 0,
      next_at timestamptz,
      taken_at timestamptz,
      consent text,
      user_id text,
      by text,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index whatsapp_message_thread on whatsapp_message (chat_id, sorted_at desc, place desc)`)
    this.addSql(
      `create index whatsapp_message_to_send on whatsapp_message (chat_id, place) where state in ('waiting', 'sending')`,
    )
    this.addSql(`create index whatsapp_message_words on whatsapp_message using gin (lower(text) gin_trgm_ops)`)
    this.addSql(`create table whatsapp_change (
      wamid text primary key,
      text text,
      edited_at timestamptz,
      deleted_at timestamptz
    )`)
    this.addSql(`create table whatsapp_reaction (
      wamid text not null,
      side text not null,
      emoji text not null,
      at timestamptz not null,
      primary key (wamid, side)
    )`)
    this.addSql(`create table whatsapp_media (
      id text primary key,
      message_id text unique references whatsapp_message (id) on delete set null,
      kind text not null,
      media_id text,
      mime_type text not null,
      name text not null default '',
      sha256 text,
      bytes integer,
      file_id text,
      state text not null,
      tries integer not null default 0,
      next_at timestamptz not null default now(),
      last_error text,
      created_at timestamptz not null default now()
    )`)
    this.addSql(
      `create index whatsapp_media_waiting on whatsapp_media (next_at) where state = 'waiting' or message_id is null`,
    )
    this.addSql(`create table whatsapp_draft (
      chat_id text not null references whatsapp_chat (id) on delete cascade,
      user_id text not null,
      text text not null,
      at timestamptz not null default now(),
      primary key (chat_id, user_id)
    )`)
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
    this.addSql(
      `drop table if exists whatsapp_draft; drop table if exists whatsapp_media; drop table if exists whatsapp_reaction;
       drop table if exists whatsapp_change; drop table if exists whatsapp_message; drop table if exists whatsapp_chat;
       drop table if exists whatsapp_contact; drop table if exists whatsapp_event`,
    )
  }
}

const up = [
  ...wakes("whatsapp.events", {
    table: "whatsapp_event",
    isWork: "new.handled_at is null and new.given_up_at is null",
    isSooner: "new.next_at < old.next_at or old.given_up_at is not null",
    at: "next_at",
  }),
  ...wakes("whatsapp.sending", {
    table: "whatsapp_message",
    isWork: "new.state = 'waiting'",
    isSooner: "old.state not in ('waiting', 'sending') or new.next_at < old.next_at",
    at: "next_at",
  }),
  ...wakes("whatsapp.media", {
    table: "whatsapp_media",
    isWork: "new.state = 'waiting' or new.message_id is null",
    isSooner: "new.next_at < old.next_at or old.state <> 'waiting' or old.message_id is not null",
    at: "next_at",
  }),
]
const down = [
  ...wakesNoMore("whatsapp.events", "whatsapp_event"),
  ...wakesNoMore("whatsapp.sending", "whatsapp_message"),
  ...wakesNoMore("whatsapp.media", "whatsapp_media"),
]
