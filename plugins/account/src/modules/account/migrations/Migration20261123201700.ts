import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The contacts that a person has proven to own, and the changes of sign-in ways that can be undone. Links are stored as
 * hashes; `before` of a change holds the former state, and is emptied when the change can no longer be undone.
 */
export class Migration20261123201700 extends Migration {
  override async up(): Promise<void> {
    // No e-mail was proven before this table: a row is written when a link is followed, or by Google.
    this.addSql(`create table customer_email_proof (
      customer_id text primary key,
      email text not null,
      proven_at timestamptz not null default now()
    )`)
    this.addSql(`create unique index customer_email_proof_email on customer_email_proof (email)`)
    // The e-mail may be the account's own, or one that becomes it when the link is followed.
    this.addSql(`create table email_link (
      token_hash text primary key,
      customer_id text not null,
      email text not null,
      expires_at timestamptz not null
    )`)
    this.addSql(`create index email_link_customer on email_link (customer_id)`)
    // An account whose claimed e-mail went to the person who proved it: its page says so until it has another one.
    this.addSql(`create table customer_email_lost (
      customer_id text primary key,
      lost_at timestamptz not null default now()
    )`)
    this.addSql(`create table proof_link (
      token_hash text primary key,
      customer_id text not null,
      session_id text not null,
      purpose text not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      unique (session_id, purpose)
    )`)
    this.addSql(`create table sign_in_change (
      id bigint generated always as identity primary key,
      actor_id text not null,
      what text not null,
      before jsonb not null,
      undo_hash text unique,
      changed_at timestamptz not null default now(),
      undone_at timestamptz
    )`)
    this.addSql(`create index sign_in_change_actor on sign_in_change (actor_id, changed_at)`)
    this.addSql(`create table passkey (
      id text primary key,
      actor_id text not null,
      kind text not null check (kind in ('shop', 'staff')),
      user_handle text not null,
      name text not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null default '{}',
      created_at timestamptz not null default now(),
      seen_at timestamptz
    )`)
    this.addSql(`create index passkey_actor on passkey (actor_id)`)
    // One challenge is answered once. `actor_id` is null for a sign-in: the passkey says who it is.
    this.addSql(`create table passkey_challenge (
      challenge text primary key,
      session_id text,
      actor_id text,
      kind text not null,
      user_handle text,
      expires_at timestamptz not null
    )`)
  }

  override async down(): Promise<void> {
    for (const table of [
      "passkey_challenge",
      "passkey",
      "sign_in_change",
      "proof_link",
      "customer_email_lost",
      "email_link",
      "customer_email_proof",
    ])
      this.addSql(`drop table if exists ${table}`)
  }
}
