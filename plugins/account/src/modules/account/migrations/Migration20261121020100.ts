import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff members with their roles, and open invitations. The engine stores its users, but not what each may do. */
export class Migration20261121020100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table staff_member (
      user_id text primary key,
      role text not null check (role in ('owner', 'manager', 'tailor', 'packer')),
      invited_by text,
      joined_at timestamptz not null default now(),
      seen_at timestamptz,
      removed_at timestamptz,
      removed_by text
    )`)
    // Before this migration every back-office user could do everything.
    this.addSql(
      `insert into staff_member (user_id, role, joined_at) select id, 'owner', created_at from "user" where deleted_at is null`,
    )

    // The token is only in the mail. One open invitation per e-mail.
    this.addSql(`create table staff_invitation (
      id text primary key,
      email text not null,
      role text not null check (role in ('owner', 'manager', 'tailor', 'packer')),
      token_hash text not null unique,
      invited_by text not null,
      sent_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz,
      withdrawn_at timestamptz
    )`)
    this.addSql(
      `create unique index staff_invitation_open on staff_invitation (email) where accepted_at is null and withdrawn_at is null`,
    )
    this.addSql(
      `create index auth_identity_user on auth_identity ((app_metadata ->> 'user_id')) where app_metadata ->> 'user_id' is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists auth_identity_user; drop table if exists staff_invitation; drop table if exists staff_member`,
    )
  }
}
