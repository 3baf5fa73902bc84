import { json, type Router } from "express"
import { carrierRoutes } from "./carriers"
import type { StandInContext, StandInPanel } from "@silai/kit/stand-in"
import { openPhones, smsModes } from "./phones"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/sms", title: "Phones" }

const shownRows = 50
const switches = [{ key: "mode", label: "Carrier", choices: [...smsModes] }]

/** Accepts every text message, forwards none, and shows them by phone. */
export async function mount(router: Router, context: StandInContext): Promise<StandInPanel> {
  const phones = openPhones(context)
  carrierRoutes(router, phones, context.settings)
  router.get("/__inbox", (req, res) => {
    const { phone } = req.query
    res.json({ texts: phones.state.texts.filter((text) => phone === undefined || text.phone === phone) })
  })
  router.get("/__faults", (_req, res) => res.json({ faults: { mode: phones.state.mode }, switches }))
  // JSON only: a page of another origin cannot send it without a preflight.
  router.use((req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." }),
  )
  router.post("/__faults", json(), (req, res) => {
    const mode: unknown = req.body.mode ?? (req.body.reset === true ? "normal" : undefined)
    if (!smsModes.some((known) => known === mode))
      return void res.status(400).json({ error: `"mode" is one of ${smsModes.join(", ")}.` })
    phones.state.mode = String(mode)
    phones.save()
    res.json({ faults: { mode } })
  })
  router.post("/__reset", (_req, res) => {
    phones.wipe()
    res.json({ done: true })
  })
  return {
    columns: ["When", "Phone", "Text"],
    rows: () =>
      phones.state.texts
        .slice(-shownRows)
        .reverse()
        .map((text) => [text.receivedAt, `+91 ${text.phone}`, text.text]),
    switches,
    faults: () => ({ mode: phones.state.mode }),
    reset: () => phones.wipe(),
    close: async () => undefined,
  }
}
