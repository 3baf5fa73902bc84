import type { StandInPanel, TimedStandInContext } from "@silai/kit/stand-in"
import type { Router } from "express"
import { openBook } from "./book"
import { controlRoutes, switches } from "./control-routes"
import { graphRoutes } from "./graph-routes"
import { openWebhooks } from "./webhooks"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/meta", title: "WhatsApp chats" }

const shownRows = 50

function needed(context: TimedStandInContext, name: string): string {
  const value = context.settings[name]
  if (!value) throw new Error(`The WhatsApp stand-in needs ${name}.`)
  return value
}

/**
 * Meta's side of a conversation. Settings: WHATSAPP_ACCESS_TOKEN, _PHONE_NUMBER_ID, _APP_SECRET and WHATSAPP_WEBHOOK_URL (none: events
 * are kept, not sent). Templates go on to the stand-in of the shop's letters.
 */
export async function mount(router: Router, context: TimedStandInContext): Promise<StandInPanel> {
  const book = openBook(context)
  const phoneNumberId = needed(context, "WHATSAPP_PHONE_NUMBER_ID")
  const webhooks = openWebhooks(book, {
    url: context.settings.WHATSAPP_WEBHOOK_URL,
    secret: needed(context, "WHATSAPP_APP_SECRET"),
    phoneNumberId,
  })
  controlRoutes(router, { book, webhooks })
  graphRoutes(router, { book, webhooks, token: needed(context, "WHATSAPP_ACCESS_TOKEN"), sender: phoneNumberId })
  return {
    columns: ["When", "Phone", "From", "Message"],
    rows: () =>
      [
        ...book.state.sent.map(({ at, to, type, body }) => ({ at, to, from: "Shop", content: body[type] })),
        ...book.state.written.map(({ at, phone, message }) => ({
          at,
          to: phone.waId ?? phone.bsuid,
          from: phone.name,
          content: message[String(message.type)],
        })),
      ]
        .sort((one, other) => other.at - one.at)
        .slice(0, shownRows)
        .map(({ at, to, from, content }) => [
          new Date(at).toISOString(),
          to,
          from,
          JSON.stringify(content ?? "").slice(0, 200),
        ]),
    switches: switches(),
    faults: () => ({ ...book.state.faults }),
    reset: () => book.wipe(),
    close: async () => webhooks.close(),
  }
}
