import { isMessageTopic } from "@silai/contracts/messaging/topics"
import { DeliveryError } from "../../mail/delivery-error"
import { compose } from "../../mail/compose"
import { messageIdFor } from "../../mail/message-id"
import { parseMessagingOptions } from "../../mail/options"
import type { MessagingOptions } from "../../mail/options"
import { openPostOffice } from "../../mail/post-office"
import { sendCode } from "../../sms/carrier"
import { parseSmsOptions, type SmsOptions } from "../../sms/options"

export type Delivery = { topic: string; payload: unknown; dedupeKey: string }

/**
 * Sends what the outbox has to tell; resolved from the container as "messaging".
 * @throws at start, in words, when an option is missing or malformed.
 */
export class MessagingService {
  readonly #options: MessagingOptions
  readonly #office: ReturnType<typeof openPostOffice>
  readonly #sms: SmsOptions | null
  readonly __hooks: { onApplicationShutdown(): Promise<void> }

  constructor(_container: unknown, options: unknown) {
    this.#options = parseMessagingOptions(options)
    this.#office = openPostOffice(this.#options)
    const { sms } = (options ?? {}) as { sms?: unknown }
    this.#sms = sms === undefined ? null : parseSmsOptions(sms)
    // Pooled connections would keep the process alive.
    this.__hooks = { onApplicationShutdown: async () => this.#office.close() }
  }

  /** Whether there is a letter for this outbox topic. */
  handles(topic: string): boolean {
    return isMessageTopic(topic)
  }

  /**
   * Composes and sends one letter; resolves when the mail server has taken it.
   * @throws `DeliveryError`: `kind` is "temporary" (try again later) or "permanent" (a person must look).
   */
  async deliver({ topic, payload, dedupeKey }: Delivery): Promise<{ messageId: string }> {
    const letter = compose(topic, payload, this.#options.publicUrl, this.#options.sealSecret)
    const messageId = messageIdFor(dedupeKey, this.#options.publicUrl)
    await this.#office.send(letter, messageId)
    return { messageId }
  }

  /**
   * Sends a one-time code by text message, at once: a code is worth nothing later, and is never written down. `phone` is ten digits.
   * @throws `DeliveryError` when the carrier does not take it.
   */
  async sendCode(phone: string, code: string): Promise<void> {
    if (!this.#sms) throw new DeliveryError("temporary", "text messages are not set up")
    await sendCode(this.#sms, { phone, code, host: new URL(this.#options.publicUrl).hostname })
  }
}
