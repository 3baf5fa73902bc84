import { randomUUID } from "node:crypto"
import type { Express } from "express"
import type { Listening } from "./listening"

/** Events after which every page of the shop may change: its settings, with home page and delivery. */
const CHANGE = "shop-settings.changed"

/**
 * `GET /shop-version`: a text that changes as soon as the shopkeeper has changed what every page says. The storefront's server
 * reads it each second, so it costs no statement. Null while this process is not notified: then the storefront must read the
 * settings.
 * @param forget drops the settings that this process has cached, before the text changes: its reader must not get old settings
 */
export function mountShopVersion(app: Express, line: Listening, forget: () => void): void {
  // Two processes may have counted different numbers of changes, so each has its own texts.
  const process = randomUUID()
  let changes = 0
  const changed = () => {
    forget()
    changes++
  }
  line.on(
    "silai_live",
    (payload) => {
      if ((JSON.parse(payload || "{}") as { event: string }).event === CHANGE) changed()
    },
    changed,
  )
  app.get("/shop-version", (_req, res) => {
    res
      .set("Cache-Control", "no-store")
      .json({ success: true, message: "", version: line.isListening ? `${process}.${changes}` : null })
  })
}
