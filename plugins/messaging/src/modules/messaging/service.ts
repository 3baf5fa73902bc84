import type { CreateNotificationDTO, INotificationModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PHONE } from "@silai/contracts/account/limits"
import { codeText } from "@silai/contracts/messaging/dlt"
import { holidaysInWords, hoursInWords } from "@silai/contracts/shop/opening-hours"
import type { IShopModuleService } from "@silai/contracts/shop/service"
import type { Delivery, IMessagingModuleService } from "@silai/contracts/messaging/service"
import { isNoteTopic, type NoteTopic } from "@silai/contracts/messaging/note-topics"
import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"
import type { Database } from "@silai/kit/knex"
import { compose } from "../../rules/letters/compose"
import { notificationOf } from "../../rules/letters/notification"
import { messageIdFor } from "../../rules/message-id"
import { backInStockNote, backOnWhatsappNote, smsNote, whatsappNote } from "../../rules/notes"
import { type MessagingOptions, parseMessagingOptions } from "../../rules/options"
import { type Neighbours, send } from "../../workflows/send"

type Note = CreateNotificationDTO & { channel: string }
type TextedTopic = Extract<NoteTopic, `${string}.sms`>

const isTexted = (topic: NoteTopic): topic is TextedTopic => topic.endsWith(".sms")

/**
 * `IMessagingModuleService` documents each method.
 * @throws at start, in words, when an option is missing or malformed.
 */
export class MessagingService implements IMessagingModuleService {
  readonly #options: MessagingOptions
  readonly #neighbours: () => Neighbours
  readonly #shop: () => IShopModuleService
  readonly #chats: () => IWhatsappModuleService

  constructor(container: Record<string, unknown>, options: unknown) {
    this.#options = parseMessagingOptions(options)
    // These modules may be loaded after this one.
    this.#shop = () => container.shop as IShopModuleService
    this.#chats = () => container.silai_whatsapp as IWhatsappModuleService
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
    if (isNoteTopic(topic)) {
      // The buyer chose it when the shop still sent messages there, or on a page opened then: the mail says the same.
      if (topic === "order.moved.whatsapp" && !this.sendsWhatsapp)
        return { messageId: messageIdFor(dedupeKey, publicUrl) }
      const note = this.#note(topic, payload)
      // A person who asked for no more messages gets only mails.
      if (note.channel === "whatsapp" && (await this.#isStopped(note.to)))
        return { messageId: messageIdFor(dedupeKey, publicUrl) }
      await send(this.#neighbours(), note)
      return { messageId: messageIdFor(dedupeKey, publicUrl) }
    }
    const { identity, hours, returns } = await this.#shop().settings()
    const open = [hoursInWords(hours), ...holidaysInWords(hours, Date.now())].filter(Boolean).join(". ")
    const from = { publicUrl, shop: identity, hours: open, returnDays: returns.windowDays }
    const letter = compose(topic, payload, from, sealSecret)
    const notification = notificationOf(letter, { topic, dedupeKey }, publicUrl)
    await send(this.#neighbours(), notification)
    return { messageId: notification.provider_data.message_id }
  }

  #note(topic: NoteTopic, payload: unknown): Note {
    // It may have been asked for while the shop still sent on WhatsApp; a text message says the same.
    if (isTexted(topic) || (topic === "stock.back.whatsapp" && !this.sendsWhatsapp)) {
      const { text, ...note } = (topic === "order.moved.sms" ? smsNote : backInStockNote)(payload, this.#host)
      return { ...note, channel: "sms", content: { text } }
    }
    const { values, path, ...note } = (topic === "order.moved.whatsapp" ? whatsappNote : backOnWhatsappNote)(payload)
    return { ...note, channel: "whatsapp", provider_data: { values, path } }
  }

  #isStopped(to: string): Promise<boolean> {
    return this.#chats().isStopped(this.#neighbours().database, to.replace(PHONE.prefix, ""))
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
