import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Facts about a person that the engine does not store: a unique phone, codes, consent, password reset links. No code or
 * token is stored in clear.
 */
export class Migration20261121010100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table customer_phone (
      phone text primary key check (phone ~ '^[6-9][0-9]{9}$'),
      customer_id text not null unique,
      proven_at timestamptz not null default now()
    )`)

    // One code per browser, phone and purpose: a new one replaces the older, and a stranger who requests a code for
    // your phone does not invalidate yours.
    this.addSql(`create table otp_challenge (
      session_id text not null,
      phone text not null,
      purpose text not null,
      code_mac text not null,
      tries integer not null default 0 check (tries between 0 and 5),
      expires_at timestamptz not null,
      used_at timestamptz,
      spent_at timestamptz,
      primary key (session_id, phone, purpose),
      check (spent_at is null or used_at is not null)
    )`)
    this.addSql(`create index otp_challenge_expiry on otp_challenge (expires_at)`)

    this.addSql(`create table customer_consent (
      customer_id text not null,
      version text not null,
      given_at timestamptz not null default now(),
      primary key (customer_id, version)
    )`)

    // Every request inserts a row; a worker looks up the account later, so the request takes the same time for all.
    this.addSql(`create table reset_request (
      id bigint generated always as identity primary key,
      email text not null,
      asked_at timestamptz not null default now()
    )`)
    this.addSql(`create table password_reset (
      token_hash text primary key,
      actor_id text not null,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`)
    this.addSql(`create index password_reset_actor on password_reset (actor_id)`)

    this.addSql(`create table google_nonce (
      session_id text primary key,
      nonce_hash text not null,
      expires_at timestamptz not null
    )`)
    // Without this index the engine finds a person's sign-in methods only by scanning all identities.
    this.addSql(
      `create index auth_identity_customer on auth_identity ((app_metadata ->> 'customer_id')) where app_metadata ->> 'customer_id' is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists auth_identity_customer`)
    this.addSql(
      `drop table if exists google_nonce; drop table if exists password_reset; drop table if exists reset_request`,
    )
    this.addSql(
      `drop table if exists customer_consent; drop table if exists otp_challenge; drop table if exists customer_phone`,
    )
  }
}
