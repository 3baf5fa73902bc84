import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `what`: the name of the newest thing; `target`: its id, for the screen that it leads to. `role`: the only role that a note is for.
 * `staff_notification_subject`: when each thing was last notified of, so that an event that arrives twice counts once.
 * `read_count`, `gone_count`: how many of the row's things a person has read, and removed; later ones are new to them.
 */
export class Migration20261126004100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table staff_notification (
      id text primary key,
      kind text not null,
      count integer not null default 1 check (count > 0),
      what text not null,
      body text not null default '',
      target text,
      role text,
      user_id text,
      by text,
      started_at timestamptz not null default now(),
      at timestamptz not null default now()
    )`)
    this.addSql(`create index staff_notification_newest on staff_notification (at desc, id desc)`)
    this.addSql(`create index staff_notification_of_kind on staff_notification (kind, started_at desc)`)
    this.addSql(`create table staff_notification_subject (
      kind text not null,
      subject text not null,
      notification_id text not null references staff_notification (id) on delete cascade,
      at timestamptz not null default now(),
      primary key (kind, subject)
    )`)
    this.addSql(`create index staff_notification_subject_of on staff_notification_subject (notification_id)`)
    this.addSql(`create table staff_notification_seen (
      notification_id text not null references staff_notification (id) on delete cascade,
      user_id text not null,
      read_count integer not null default 0,
      gone_count integer not null default 0,
      primary key (notification_id, user_id)
    )`)
    this.addSql(`create index staff_notification_seen_by on staff_notification_seen (user_id)`)
    this.addSql(`create table staff_notification_unwanted (
      user_id text not null,
      kind text not null,
      primary key (user_id, kind)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists staff_notification_unwanted; drop table if exists staff_notification_seen;
       drop table if exists staff_notification_subject; drop table if exists staff_notification`,
    )
  }
}
