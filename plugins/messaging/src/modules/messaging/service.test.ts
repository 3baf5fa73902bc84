import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { expect, test } from "vitest"
import { MessagingService } from "./service"

type Sent = { channel: string; to: string; template: string }

/** A shop's messages: what it hands to its providers. */
function messages({ sendsWhatsapp, isStopped = false }: { sendsWhatsapp: boolean; isStopped?: boolean }) {
  const sent: Sent[] = []
  const container = {
    [ContainerRegistrationKeys.PG_CONNECTION]: { raw: async () => ({ rows: [] }) },
    [Modules.NOTIFICATION]: {
      createNotifications: async ({ channel, to, template }: Sent) => void sent.push({ channel, to, template }),
    },
    account: { provenPerson: async () => null },
    silai_whatsapp: { isStopped: async () => isStopped },
  }
  const options = { publicUrl: "https://silai.example", sealSecret: "s".repeat(64), sendsWhatsapp }
  return { service: new MessagingService(container, options), sent }
}
const sizeBack = {
  topic: "stock.back.whatsapp",
  dedupeKey: "one",
  payload: { phone: "9876543210", piece: "Formal Shirt", size: "M", piecePath: "/product/formal-shirt" },
}

test("writes about a size on WhatsApp, by text message where the shop no longer sends there, and not after STOP", async () => {
  const sentBy = async (shop: Parameters<typeof messages>[0]) => {
    const { service, sent } = messages(shop)
    await service.deliver(sizeBack)
    return sent
  }
  const to = "+919876543210"
  expect(await sentBy({ sendsWhatsapp: true })).toEqual([{ channel: "whatsapp", to, template: "size_back" }])
  expect(await sentBy({ sendsWhatsapp: false })).toEqual([{ channel: "sms", to, template: "backInStock" }])
  expect(await sentBy({ sendsWhatsapp: true, isStopped: true })).toEqual([])
})
