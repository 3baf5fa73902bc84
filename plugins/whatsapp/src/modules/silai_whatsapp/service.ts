import type { IWhatsappModuleService } from "@silai/contracts/whatsapp/service"
import type { Sql } from "@silai/kit/knex"
import { z } from "zod"
import { type Graph, openGraph } from "../../client/graph"
import { chatName, isStopped } from "../../queries/contact"
import { readHealth, readToAnswer } from "../../queries/health"
import { isSame, isSigned } from "../../rules/signature"
import { forgetCustomer, forgetStaff } from "../../workflows/forget"

const shape = z.object({
  appSecret: z.string().optional(),
  appSecretOld: z.string().optional(),
  verifyToken: z.string().optional(),
  mediaBase: z.url(),
  cloud: z
    .object({ base: z.string(), version: z.string(), phoneNumberId: z.string(), accessToken: z.string() })
    .nullable(),
})

/** The plugin's options, and what depends on them; `IWhatsappModuleService` documents the methods for other plugins. */
export class WhatsappService implements IWhatsappModuleService {
  /** Null in a shop without WhatsApp. */
  readonly graph: Graph | null
  readonly #options: z.output<typeof shape>

  constructor(_container: unknown, options: unknown) {
    this.#options = shape.parse(options)
    const { cloud, mediaBase } = this.#options
    this.graph = cloud && openGraph({ cloud, mediaBase })
  }

  /** Whether these bytes are WhatsApp's, by the current secret or the one before it. */
  isWebhookSigned(body: unknown, header: unknown): boolean {
    return isSigned(body, header, [this.#options.appSecret, this.#options.appSecretOld])
  }

  isVerifyToken(given: unknown): boolean {
    return isSame(given, this.#options.verifyToken)
  }

  isStopped(sql: Sql, phone: string): Promise<boolean> {
    return isStopped(sql, phone)
  }

  chatName(sql: Sql, chatId: string): Promise<string | null> {
    return chatName(sql, chatId)
  }

  toAnswer(sql: Sql) {
    return readToAnswer(sql)
  }

  health(sql: Sql) {
    return readHealth(sql)
  }

  forget(trx: Sql, customerId: string, phone: string | null): Promise<void> {
    return forgetCustomer(trx, customerId, phone)
  }

  forgetStaff(trx: Sql, userId: string): Promise<void> {
    return forgetStaff(trx, userId)
  }
}
