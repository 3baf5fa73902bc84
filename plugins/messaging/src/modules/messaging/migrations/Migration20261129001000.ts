import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The phones (ten digits), e-mails and accounts that want only news of orders; a row is for exactly one. It stays when the wish
 * is taken back, so that an older wish that arrives later changes nothing.
 */
export class Migration20261129001000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table message_stop (
      about text not null check (about in ('phone', 'email', 'customer')),
      value text not null,
      is_stopped boolean not null,
      at timestamptz not null,
      primary key (about, value)
    )`)
    // STOP on WhatsApp ended only what is sent there until now.
    this.addSql(`do $$ begin
      if to_regclass('whatsapp_contact') is not null and to_regclass('customer_phone') is not null then
        insert into message_stop (about, value, is_stopped, at)
          select 'phone', substr(wa_id, 3), true, consent_at from whatsapp_contact where consent = 'stop' and wa_id ~ '^91[6-9][0-9]{9}$'
          union all
          select 'customer', p.customer_id, true, k.consent_at from whatsapp_contact k join customer_phone p on '91' || p.phone = k.wa_id
           where k.consent = 'stop';
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists message_stop`)
  }
}
