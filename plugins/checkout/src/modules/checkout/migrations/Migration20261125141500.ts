import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The list of payments stays fast with very many: a payment stores when its purchase began, so that refunded ones are
 * read in the list's order; the views' counts read only an index.
 */
export class Migration20261125141500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table gateway_payment add column attempt_at timestamptz`)
    this.addSql(
      `update gateway_payment p set attempt_at = a.created_at from checkout_attempt a where a.id = p.attempt_id`,
    )
    // A purchase's beginning never changes.
    this.addSql(`create function payment_of_attempt_at() returns trigger language plpgsql as $$
      begin new.attempt_at := (select a.created_at from checkout_attempt a where a.id = new.attempt_id); return new; end $$`)
    this.addSql(
      `create trigger payment_of_attempt_at before insert or update of attempt_id on gateway_payment for each row execute function payment_of_attempt_at()`,
    )
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index ${name} on ${on}`)
    this.addSql(
      `alter table checkout_attempt set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)`,
    )
  }

  override async down(): Promise<void> {
    for (const name of Object.keys(indexes)) this.addSql(`drop index if exists ${name}`)
    this.addSql(
      `drop trigger if exists payment_of_attempt_at on gateway_payment; drop function if exists payment_of_attempt_at()`,
    )
    this.addSql(`alter table gateway_payment drop column if exists attempt_at`)
  }
}

const indexes = {
  attempt_statuses: "checkout_attempt (status)",
  payment_sent_back_newest: "gateway_payment (attempt_at desc, attempt_id desc) where refunded_paise > 0",
}
