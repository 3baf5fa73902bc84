import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Opens chats whose last message is a customer's that arrived after "Done": earlier versions left a chat done for a message
 * that WhatsApp dates before it, so no one has seen it. A customer who asks for no more messages does not wait for an answer.
 */
export class Migration20261129190500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`update whatsapp_chat c
        set done_at = null, waiting_since = case when l.consent is distinct from 'stop' then coalesce(c.waiting_since, l.created_at) end
       from whatsapp_chat same cross join lateral (
         select side, consent, created_at from whatsapp_message m
          where m.chat_id = same.id and kind <> 'reaction' order by place desc limit 1) l
      where same.id = c.id and c.done_at is not null and c.merged_into is null and l.side = 'customer' and l.created_at > c.done_at`)
  }

  /** Which of them were done is not kept. */
  override async down(): Promise<void> {}
}
