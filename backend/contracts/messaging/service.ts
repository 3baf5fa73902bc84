export type Delivery = { topic: string; payload: unknown; dedupeKey: string }

/** The service of messages for the outbox and other plugins: `container.resolve("messaging")`. */
export type IMessagingModuleService = {
  /** Whether the shop has a provider that sends on WhatsApp. */
  readonly sendsWhatsapp: boolean
  /**
   * Composes and sends one letter; resolves when the mail server has taken it.
   * @throws `DeliveryError`: `kind` is "temporary" (try again later) or "permanent" (a person must look)
   */
  deliver(delivery: Delivery): Promise<{ messageId: string }>
  /**
   * Sends a one-time code by text message, at once: a code is useless later, and is never stored. `phone` is ten digits.
   * @throws `DeliveryError` when the carrier does not take it
   */
  sendCode(phone: string, code: string): Promise<void>
}
