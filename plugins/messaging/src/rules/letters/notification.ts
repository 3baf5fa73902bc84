import type { CreateNotificationDTO } from "@medusajs/framework/types"
import { MAIL } from "@silai/contracts/messaging/limits"
import type { AddressedLetter } from "./compose"

/**
 * A letter as providers of the channel `email` get it. The text goes only into `content`: the Notification module
 * stores every other field in its table.
 */
export function notificationOf(
  { to, subject, html, text }: AddressedLetter,
  { topic, messageId, stopKey }: { topic: string; messageId: string; stopKey?: string },
  publicUrl: string,
): CreateNotificationDTO & { channel: string } {
  return {
    channel: "email",
    to: to.address,
    template: topic,
    content: { subject: subject.slice(0, MAIL.maxSubjectLength), html, text },
    provider_data: {
      to_name: to.name,
      message_id: messageId,
      ...(stopKey && { stop_url: new URL(`/api/hooks/messages?key=${stopKey}`, publicUrl).href }),
    },
  }
}
