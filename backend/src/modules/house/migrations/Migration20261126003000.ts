import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * One table for the photos that people send (`@silai/kit/sent-files`), with the photos of reviews, return requests and
 * reports, which had separate tables before. Those tables stay, empty and without references, so that the version
 * before runs until it is replaced.
 */
export class Migration20261126003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table sent_file (
      id text primary key,
      kind text not null check (kind in ('review', 'return', 'uidReport')),
      owner_id text,
      place integer not null default 0,
      session_id text,
      customer_id text,
      file_ids text[] not null,
      state text not null default 'writing' check (state in ('writing', 'kept', 'leaving')),
      due_at timestamptz,
      constraint sent_file_is_used_or_due check ((due_at is null) = (state = 'kept' and owner_id is not null))
    )`)
    this.addSql(`create index sent_file_of_owner on sent_file (owner_id) where owner_id is not null`)
    this.addSql(`create index sent_file_due on sent_file (due_at) where due_at is not null`)
    this.addSql(`do $$ begin
      if to_regclass('review_image') is not null then
        with moved as (delete from review_image returning *)
        insert into sent_file (id, kind, owner_id, place, customer_id, file_ids, state, due_at)
        select id, 'review', review_id, place, customer_id, array[small_file_id, large_file_id], file_state,
               case when file_state <> 'kept' or review_id is null then sent_at + interval '2 hours' end from moved;
        alter table review_image drop constraint if exists review_image_review_id_fkey;
      end if;
      if to_regclass('return_photo') is not null then
        with moved as (delete from return_photo returning *)
        insert into sent_file (id, kind, owner_id, session_id, customer_id, file_ids, state, due_at)
        select id, 'return', return_id, session_id, customer_id, array[file_id], file_state,
               case when file_state <> 'kept' or return_id is null then sent_at + interval '24 hours' end from moved;
        alter table return_photo drop constraint if exists return_photo_return_id_fkey;
      end if;
      if to_regclass('uid_photo') is not null then
        with moved as (delete from uid_photo returning *)
        insert into sent_file (id, kind, owner_id, file_ids, state, due_at)
        select id, 'uidReport', report_id, array[file_id], file_state,
               case when file_state <> 'kept' or report_id is null then sent_at + interval '1 hour' end from moved;
        alter table uid_photo drop constraint if exists uid_photo_report_id_fkey;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists sent_file`)
  }
}
