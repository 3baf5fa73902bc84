import type { ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService } from "@medusajs/framework/utils"
import { MAIL } from "@silai/contracts/messaging/limits"
import { createTransport } from "nodemailer"
import { toDeliveryError } from "./failure"
import { parseSmtpOptions } from "./options"

/** Sends mails to a mail server over a few pooled connections. */
export class SmtpProvider extends AbstractNotificationProviderService {
  static override identifier = "smtp"
  readonly #from: string
  readonly #transport: ReturnType<typeof open>

  /** @throws at start, in words, when an option is missing or malformed. */
  static override validateOptions(options: Record<string, unknown>): void {
    parseSmtpOptions(options)
  }

  constructor(_container: unknown, options: unknown) {
    super()
    const { url, from } = parseSmtpOptions(options)
    this.#from = from
    this.#transport = open(url)
  }

  /**
   * Resolves when the mail server has accepted the mail. `provider_data` may give `to_name`; `message_id`, which stays the same
   * when a mail is sent again; and `stop_url`, to which a mail program posts when its user wants no more of these (RFC 8058).
   * @throws `DeliveryError`
   */
  override async send({ to, content, provider_data }: ProviderSendNotificationDTO): Promise<{ id?: string }> {
    const { subject, html, text } = content ?? {}
    const data = (provider_data ?? {}) as { to_name?: string; message_id?: string; stop_url?: string }
    const { to_name: name, message_id: messageId, stop_url: stopUrl } = data
    try {
      const sent = await this.#transport.sendMail({
        from: this.#from,
        to: name ? { name, address: to } : to,
        subject,
        html,
        text,
        messageId,
        ...(stopUrl && {
          headers: {
            "List-Unsubscribe": `<${stopUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          },
        }),
      })
      return { id: sent.messageId }
    } catch (error) {
      throw toDeliveryError(error)
    }
  }

  /** Pooled connections keep a process alive. */
  close(): void {
    this.#transport.close()
  }
}

const open = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: MAIL.connections,
    connectionTimeout: MAIL.connectWithinMs,
    greetingTimeout: MAIL.connectWithinMs,
    socketTimeout: MAIL.answerWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
