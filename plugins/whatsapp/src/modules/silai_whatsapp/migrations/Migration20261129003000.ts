import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Events and messages count their places with one sequence: a customer's message keeps the place of its event, whichever
 * of two events of the same second is handled first.
 */
export class Migration20261129003000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table whatsapp_event alter column place set default nextval('whatsapp_message_place_seq');
       drop sequence whatsapp_event_place_seq`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `create sequence whatsapp_event_place_seq owned by whatsapp_event.place;
       select setval('whatsapp_event_place_seq', (select coalesce(max(place), 0) + 1 from whatsapp_event), false);
       alter table whatsapp_event alter column place set default nextval('whatsapp_event_place_seq')`,
    )
  }
}
