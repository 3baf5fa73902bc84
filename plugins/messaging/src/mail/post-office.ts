import { MAIL } from "@silai/contracts/messaging/limits"
import { createTransport } from "nodemailer"
import type { AddressedLetter } from "./compose"
import { toDeliveryError } from "./delivery-error"
import type { MessagingOptions } from "./options"

/** Hands letters to the mail server over a few kept connections. */
export function openPostOffice({ smtpUrl, from }: MessagingOptions) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAIL.connections,
    connectionTimeout: MAIL.connectWithinMs,
    greetingTimeout: MAIL.connectWithinMs,
    socketTimeout: MAIL.answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** Resolves when the mail server has taken the letter. Throws a `DeliveryError`. */
    async send({ subject, html, text, to }: AddressedLetter, messageId: string): Promise<void> {
      try {
        await transport.sendMail({ from, to, subject: subject.slice(0, MAIL.maxSubjectLength), html, text, messageId })
      } catch (error) {
        throw toDeliveryError(error)
      }
    },
    close: () => transport.close(),
  }
}
