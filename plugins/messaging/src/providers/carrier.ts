import type { ProviderSendNotificationDTO } from "@medusajs/framework/types"
import { AbstractNotificationProviderService, ModuleProvider, Modules } from "@medusajs/framework/utils"
import { PHONE } from "@silai/contracts/account/limits"
import { isSmsTextName, smsValues, type SmsTextName } from "@silai/contracts/messaging/dlt"
import { z } from "zod"
import { DeliveryError } from "../rules/delivery-error"

/**
 * `phone`: ten digits. `name`: the registered text; `text`: filled in; `values`: what it was filled in with, for a carrier that has the
 * text itself.
 */
export type TextMessage = { phone: string; name: SmsTextName; text: string; values: readonly string[] }

export const given = z.string({ error: "is missing" }).min(1, "is missing")
export const webAddress = given.refine((value) => URL.canParse(value), "is not a web address")

function textMessageOf({ to, template, content }: ProviderSendNotificationDTO): TextMessage {
  const text = content?.text ?? ""
  const values = isSmsTextName(template) ? smsValues(template, text) : null
  if (!isSmsTextName(template) || !values)
    throw new DeliveryError("permanent", `"${template}" is not a text registered with the operators`)
  return { phone: to.replace(PHONE.prefix, ""), name: template, text, values }
}

/**
 * A provider of text messages: which environment variables it needs, and how it sends one. `send` returns the carrier's
 * id of the message, or throws a `DeliveryError`. A start throws one sentence that names each variable that is missing
 * or malformed.
 */
export function carrier<Shape extends z.ZodObject>(
  shape: Shape,
  send: (settings: z.output<Shape>, message: TextMessage) => Promise<string>,
) {
  const read = (options: unknown) => {
    const { variables } = (options ?? {}) as { variables?: unknown }
    const parsed = shape.safeParse(variables ?? {})
    if (parsed.success) return parsed.data
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`)
    throw new Error(`Text messages are not set up: ${faults.join("; ")}.`)
  }

  class Carrier extends AbstractNotificationProviderService {
    static override identifier = "carrier"
    readonly #settings: z.output<Shape>

    static override validateOptions(options: Record<string, unknown>): void {
      read(options)
    }

    constructor(_container: unknown, options: unknown) {
      super()
      this.#settings = read(options)
    }

    override async send(notification: ProviderSendNotificationDTO): Promise<{ id?: string }> {
      return { id: await send(this.#settings, textMessageOf(notification)) }
    }
  }
  return ModuleProvider(Modules.NOTIFICATION, { services: [Carrier] })
}
