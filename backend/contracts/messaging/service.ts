import type { Sql } from "../sql"

export type Delivery = { topic: string; payload: unknown; dedupeKey: string }

/** Where a message goes, as far as it is known. `phone`: ten digits. */
export type MessageTo = { email?: string | null; phone?: string | null; customerId?: string | null }
/** `other`: anything that the shop sends by itself and that no order needs. */
export type MessageAsk = { about: "order" | "other"; by: "mail" | "text" | "whatsapp" | "device"; to: MessageTo }
/** A phone, address or account that the wish comes from: proven by its channel, or by the session. */
export type StopOf = { phone: string } | { email: string } | { customerId: string }

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
   * Whether its receiver wants a message; every sender asks here. News of orders goes on by mail and text message; on WhatsApp and on
   * devices it ends with STOP. Anything else ends in all channels.
   */
  isWanted(sql: Sql, ask: MessageAsk): Promise<boolean>
  /**
   * Ends or begins again all messages but news of orders: of this phone or address, and where it is proven to be a customer's, of the
   * account with its proven phone and e-mail. The latest wish counts. @returns the account, if any; `isNew`: no later wish is known
   */
  setStop(
    trx: Sql,
    of: StopOf,
    wish: { isStopped: boolean; at: Date },
  ): Promise<{ customerId: string | null; isNew: boolean }>
  /** Forgets a deleted account. That its phone or e-mail wants no messages is kept. */
  forget(trx: Sql, customerId: string, known: { phone: string | null; email: string | null }): Promise<void>
  /**
   * Sends a one-time code by text message, at once: a code is useless later, and is never stored. `phone` is ten digits.
   * @throws `DeliveryError` when the carrier does not take it
   */
  sendCode(phone: string, code: string): Promise<void>
}
