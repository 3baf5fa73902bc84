import { CHAT_EVENTS } from "@silai/contracts/whatsapp/limits"
import type { PluginSurface } from "@silai/kit/surface"

/** WhatsApp's webhook: Meta asks once for the verify token, then posts events signed over their raw bytes. */
export const surface: PluginSurface = {
  routes: [
    { path: "/hooks/whatsapp", methods: ["GET"], audience: "everyone" },
    {
      path: "/hooks/whatsapp",
      methods: ["POST"],
      audience: "everyone",
      webhook: true,
      maxBodyBytes: CHAT_EVENTS.maxBytes,
    },
  ],
}
