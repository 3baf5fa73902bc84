import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The second factor of staff members. */
export class Migration20261122040100 extends Migration {
  override async up(): Promise<void> {
    // The secret is encrypted. A code is accepted once: `last_step` is the newest time step used.
    this.addSql(`create table second_factor (
      user_id text primary key,
      sealed_secret text not null,
      last_step bigint not null,
      enabled_at timestamptz not null default now()
    )`)
    // A new key waits here until its first code is entered; the current one stays valid until then.
    this.addSql(`create table second_factor_enrolment (
      user_id text primary key,
      sealed_secret text not null,
      expires_at timestamptz not null
    )`)
    this.addSql(`create table recovery_code (
      user_id text not null references second_factor on delete cascade,
      code_mac text not null,
      used_at timestamptz,
      primary key (user_id, code_mac)
    )`)
    // The state between password and code. Only the browser has the token.
    this.addSql(`create table sign_in_challenge (
      token_hash text primary key,
      user_id text not null,
      tries int not null default 0,
      expires_at timestamptz not null
    )`)
    this.addSql(`create index sign_in_challenge_user on sign_in_challenge (user_id)`)
    // One row, for settings that apply to all staff.
    this.addSql(`create table staff_rule (
      one_row boolean primary key default true check (one_row),
      second_factor_required boolean not null default false
    )`)
    this.addSql(`insert into staff_rule default values`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists staff_rule; drop table if exists sign_in_challenge; drop table if exists recovery_code;
       drop table if exists second_factor_enrolment; drop table if exists second_factor`,
    )
  }
}
