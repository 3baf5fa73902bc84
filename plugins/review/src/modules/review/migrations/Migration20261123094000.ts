import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Customers' reviews of a style, and other customers' ratings of those reviews. `review_tally` is the sum over a
 * style's reviews, kept by a trigger in the transaction of each change, so that a summary reads one row however many
 * reviews there are. `review_ask`: deliveries whose buyer is asked for a review, once. `file_state`: a picture's files
 * are gone only when the storage says so.
 */
export class Migration20261123094000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create table review (
      id text primary key,
      style_id text not null,
      colourway_id text not null,
      customer_id text not null,
      rating smallint not null check (rating in (1, 2, 3, 4, 5)),
      fit text check (fit in ('small', 'true', 'large')),
      title text not null,
      body text not null,
      user_name text not null,
      is_verified boolean not null default false,
      images integer not null default 0 check (images >= 0),
      likes integer not null default 0 check (likes >= 0),
      dislikes integer not null default 0 check (dislikes >= 0),
      reply text,
      replied_at timestamptz,
      replied_by text not null default '',
      hidden_at timestamptz,
      written_at timestamptz not null default now(),
      edited_at timestamptz,
      search_text text not null generated always as (lower(user_name || ' ' || title || ' ' || body)) stored,
      constraint review_once unique (customer_id, style_id)
    )`)
    const shown = `where hidden_at is null`
    this.addSql(`create index review_latest on review (style_id, written_at desc, id desc) ${shown}`)
    this.addSql(`create index review_rated on review (style_id, rating, written_at, id) ${shown}`)
    this.addSql(
      `create index review_pictured on review (style_id, (images > 0) desc, written_at desc, id desc) ${shown}`,
    )
    this.addSql(`create index review_words on review using gin (search_text gin_trgm_ops)`)
    this.addSql(`create index review_newest on review (written_at desc, id desc)`)
    this.addSql(`create index review_by_stars on review (rating, written_at, id)`)
    this.addSql(`create index review_hidden on review (written_at desc, id desc) where hidden_at is not null`)
    this.addSql(`create index review_by_style on review (style_id, written_at desc, id desc)`)
    this.addSql(`create table review_image (
      id text primary key,
      review_id text references review (id),
      customer_id text not null,
      place integer not null default 0,
      small_file_id text not null,
      large_file_id text not null,
      file_state text not null default 'writing' check (file_state in ('writing', 'kept', 'leaving')),
      sent_at timestamptz not null default now()
    )`)
    this.addSql(`create index review_image_of_review on review_image (review_id) where review_id is not null`)
    this.addSql(
      `create index review_image_strays on review_image (sent_at) where review_id is null or file_state = 'leaving'`,
    )
    this.addSql(`create table review_vote (
      review_id text not null references review (id) on delete cascade,
      customer_id text not null,
      is_like boolean not null,
      voted_at timestamptz not null default now(),
      primary key (review_id, customer_id)
    )`)
    this.addSql(`create index review_vote_by_customer on review_vote (customer_id)`)
    this.addSql(`create table review_ask (
      order_id text primary key,
      customer_id text,
      due_at timestamptz not null,
      asked_at timestamptz
    )`)
    this.addSql(`create index review_ask_due on review_ask (due_at) where asked_at is null and customer_id is not null`)
    this.addSql(`create index review_ask_by_customer on review_ask (customer_id) where customer_id is not null`)
    this.addSql(tally)
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists review_ask; drop table if exists review_vote; drop table if exists review_image; drop table if exists review;
       drop table if exists review_tally; drop function if exists review_counted; drop function if exists review_count`,
    )
  }
}

const tally = `
create table review_tally (
  style_id text primary key,
  stars1 integer not null default 0 check (stars1 >= 0),
  stars2 integer not null default 0 check (stars2 >= 0),
  stars3 integer not null default 0 check (stars3 >= 0),
  stars4 integer not null default 0 check (stars4 >= 0),
  stars5 integer not null default 0 check (stars5 >= 0),
  fit_small integer not null default 0 check (fit_small >= 0),
  fit_true integer not null default 0 check (fit_true >= 0),
  fit_large integer not null default 0 check (fit_large >= 0),
  pictured integer not null default 0 check (pictured >= 0),
  hidden integer not null default 0 check (hidden >= 0)
);
create function review_count(r review, change integer) returns void language sql as $$
  insert into review_tally as t (style_id) values (r.style_id) on conflict do nothing;
  update review_tally set
    stars1 = stars1 + change * (r.hidden_at is null and r.rating = 1)::int,
    stars2 = stars2 + change * (r.hidden_at is null and r.rating = 2)::int,
    stars3 = stars3 + change * (r.hidden_at is null and r.rating = 3)::int,
    stars4 = stars4 + change * (r.hidden_at is null and r.rating = 4)::int,
    stars5 = stars5 + change * (r.hidden_at is null and r.rating = 5)::int,
    fit_small = fit_small + change * (r.hidden_at is null and r.fit is not null and r.fit = 'small')::int,
    fit_true = fit_true + change * (r.hidden_at is null and r.fit is not null and r.fit = 'true')::int,
    fit_large = fit_large + change * (r.hidden_at is null and r.fit is not null and r.fit = 'large')::int,
    pictured = pictured + change * (r.hidden_at is null and r.images > 0)::int,
    hidden = hidden + change * (r.hidden_at is not null)::int
   where style_id = r.style_id;
$$;
create function review_counted() returns trigger language plpgsql as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then perform review_count(old, -1); end if;
  if tg_op in ('INSERT', 'UPDATE') then perform review_count(new, 1); end if;
  return null;
end $$;
create trigger review_counted after insert or delete or update of style_id, rating, fit, images, hidden_at on review
  for each row execute function review_counted();`
