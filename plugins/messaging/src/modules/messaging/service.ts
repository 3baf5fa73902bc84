import type { CreateNotificationDTO, INotificationModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PHONE } from "@silai/contracts/account/limits"
import type { IAccountModuleService } from "@silai/contracts/account/service"
import { codeText } from "@silai/contracts/messaging/dlt"
import { holidaysInWords, hoursInWords } from "@silai/contracts/shop/opening-hours"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { Delivery, IMessagingModuleService, MessageAsk, StopOf } from "@silai/contracts/messaging/service"
import { aboutOf, isNoteTopic, type NoteTopic } from "@silai/contracts/messaging/note-topics"
import { isLetterTopic } from "@silai/contracts/messaging/topics"
import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"
import type { Database, Sql } from "@silai/kit/knex"
import { askerOf } from "../../rules/asker"
import { compose } from "../../rules/letters/compose"
import { notificationOf } from "../../rules/letters/notification"
import { messageIdFor } from "../../rules/message-id"
import { NOTES } from "../../rules/notes"
import { type MessagingOptions, parseMessagingOptions } from "../../rules/options"
import { receiverOf } from "../../rules/receiver"
import { emailOfKey, stopKeyOf } from "../../rules/stop-key"
import { type Neighbours, send } from "../../workflows/send"
import { forgetStops, isWanted, setStop } from "../../workflows/stop"

type Note = CreateNotificationDTO & { channel: string }

/**
 * `IMessagingModuleService` documents each method.
 * @throws at start, in words, when an option is missing or malformed.
 */
export class MessagingService implements IMessagingModuleService {
  readonly #options: MessagingOptions
  readonly #neighbours: () => Neighbours
  readonly #shop: () => IShopModuleService
  readonly #people: () => {
    account: IAccountModuleService
    chats: IWhatsappModuleService
  }

  constructor(container: Record<string, unknown>, options: unknown) {
    this.#options = parseMessagingOptions(options)
    // These modules may be loaded after this one.
    this.#shop = () => container.shop as IShopModuleService
    this.#people = () => ({
      account: container.account as IAccountModuleService,
      chats: container.silai_whatsapp as IWhatsappModuleService,
    })
    this.#neighbours = () => ({
      database: container[ContainerRegistrationKeys.PG_CONNECTION] as Database,
      notifications: container[Modules.NOTIFICATION] as INotificationModuleService,
    })
  }

  get sendsWhatsapp(): boolean {
    return this.#options.sendsWhatsapp
  }

  async deliver({ topic, payload, dedupeKey }: Delivery): Promise<{ messageId: string }> {
    const { publicUrl, sealSecret } = this.#options
    const { database } = this.#neighbours()
    const messageId = messageIdFor(dedupeKey, publicUrl)
    if (isNoteTopic(topic)) {
      const note = this.#note(topic, payload, dedupeKey)
      if (!note) return { messageId }
      const by = note.channel === "whatsapp" ? "whatsapp" : "text"
      const to = { phone: note.to.replace(PHONE.prefix, "") }
      if (await this.isWanted(database, { about: aboutOf(topic), by, to })) await send(this.#neighbours(), note)
      return { messageId }
    }
    const receiver = isLetterTopic(topic) && aboutOf(topic) === "other" ? receiverOf(payload) : null
    if (receiver && !(await this.isWanted(database, { about: "other", by: "mail", to: receiver }))) return { messageId }
    const { identity, hours, returns } = await this.#shop().settings()
    const open = [hoursInWords(hours), ...holidaysInWords(hours, Date.now())].filter(Boolean).join(". ")
    const stopKey = receiver && sealSecret ? stopKeyOf(sealSecret, receiver.email) : undefined
    const from = { publicUrl, shop: identity, hours: open, returnDays: returns.windowDays, stopKey }
    const letter = compose(topic, payload, from, sealSecret)
    await send(this.#neighbours(), notificationOf(letter, { topic, messageId, stopKey }, publicUrl))
    return { messageId }
  }

  isWanted(sql: Sql, ask: MessageAsk): Promise<boolean> {
    return isWanted(this.#people(), sql, ask)
  }

  setStop(trx: Sql, of: StopOf, wish: { isStopped: boolean; at: Date }) {
    return setStop(this.#people().account, trx, of, wish)
  }

  forget(trx: Sql, customerId: string, known: { phone: string | null; email: string | null }): Promise<void> {
    return forgetStops(trx, customerId, known)
  }

  /** See the rule of this name. */
  askerOf(key: string | undefined, customerId: string | null | undefined) {
    return askerOf(key, customerId, (one) => emailOfKey(this.#options.sealSecret ?? "", one))
  }

  /** Null where the note would be sent on WhatsApp only: it may have been queued while the shop still sent there. */
  #note(topic: NoteTopic, payload: unknown, dedupeKey: string): Note | null {
    const chosen = NOTES[topic]
    if (chosen.by === "text") {
      const { text, ...note } = chosen.write(payload, this.#host)
      return { ...note, channel: "sms", content: { text } }
    }
    if (!this.sendsWhatsapp) return chosen.without && this.#note(chosen.without, payload, dedupeKey)
    const { values, path, ...note } = chosen.write(payload)
    return { ...note, channel: "whatsapp", provider_data: { values, path, dedupeKey } }
  }

  get #host(): string {
    return new URL(this.#options.publicUrl).hostname
  }

  async sendCode(phone: string, code: string): Promise<void> {
    await send(this.#neighbours(), {
      channel: "sms",
      to: `${PHONE.prefix}${phone}`,
      template: "code",
      content: { text: codeText(code, this.#host) },
    })
  }
}
