import {
  isWhatsappTemplate,
  WHATSAPP_LANGUAGE,
  WHATSAPP_TEMPLATES,
  whatsappValues,
} from "@silai/contracts/messaging/whatsapp"
import type { StandInContext, StandInPanel } from "@silai/kit/stand-in"
import { json, type Request, type Response, type Router } from "express"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/whatsapp", title: "WhatsApp" }

type Parameter = { type: string; text?: string }
type Component = { type: string; parameters?: Parameter[] }
export type CaughtNote = {
  id: string
  receivedAt: string
  phone: string
  template: string
  text: string
  link: string
  /** The value that the shop sent along. */
  ours: string | null
}
type State = { notes: CaughtNote[]; mode: string; last: number }

const MOST_NOTES = 500
const shownRows = 50
/** The reply of each fault: HTTP status, WhatsApp's code and title. */
const refusals: Record<string, readonly [number, number, string] | undefined> = {
  "not-on-whatsapp": [400, 131026, "Message undeliverable"],
  "too-many": [429, 130429, "Rate limit hit"],
  "token-expired": [401, 190, "Access token has expired"],
}
const modes = ["normal", ...Object.keys(refusals), "down", "drop-after-taking"]
const switches = [{ key: "mode", label: "WhatsApp", choices: modes }]

const fault = (res: Response, status: number, code: number, message: string) =>
  void res.status(status).json({ error: { message: `(#${code}) ${message}`, type: "OAuthException", code } })

/** The text as the phone shows it, or what is wrong with the request, as WhatsApp says it. */
function written(name: string, language: string, parts: Component[]): { text: string; path: string } | number {
  if (!isWhatsappTemplate(name) || language !== WHATSAPP_LANGUAGE) return 132001
  const valuesOf = (type: string) =>
    (parts.find((part) => part.type === type)?.parameters ?? []).map(({ text = "" }) => text)
  const values = valuesOf("body")
  const [path] = valuesOf("button")
  if (values.length !== whatsappValues(name) || path === undefined) return 132000
  // A line break, a tab, more than four spaces in a row or an empty value breaks the template's format.
  if ([...values, path].some((value) => value.trim() === "" || /[\r\n\t]|\s{5}/u.test(value))) return 132012
  return {
    text: WHATSAPP_TEMPLATES[name].body.replace(/\{\{(\d+)\}\}/g, (_, at) => values[Number(at) - 1] ?? ""),
    path,
  }
}

/** The part of the Cloud API that the shop uses: messages from registered templates. None is forwarded. */
export async function mount(router: Router, context: StandInContext): Promise<StandInPanel> {
  const { state, save } = context.store<State>("whatsapp", { notes: [], mode: "normal", last: 0 })
  const { WHATSAPP_ACCESS_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: sender, PUBLIC_URL: shop } = context.settings
  const wipe = () => {
    Object.assign(state, { notes: [], mode: "normal" })
    save()
  }
  router.get("/__inbox", (req, res) => {
    const { phone } = req.query
    res.json({ notes: state.notes.filter((note) => phone === undefined || note.phone === phone) })
  })
  router.get("/__faults", (_req, res) => res.json({ faults: { mode: state.mode }, switches }))
  // JSON only: a page of another origin cannot send it without a preflight.
  router.use((req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." }),
  )
  router.use(json())
  router.post("/__faults", (req, res) => {
    const mode: unknown = req.body.mode ?? (req.body.reset === true ? "normal" : undefined)
    if (!modes.some((known) => known === mode))
      return void res.status(400).json({ error: `"mode" is one of ${modes.join(", ")}.` })
    state.mode = String(mode)
    save()
    res.json({ faults: { mode } })
  })
  router.post("/__reset", (_req, res) => {
    wipe()
    res.json({ done: true })
  })
  router.post("/:version/:sender/messages", (req: Request, res: Response) => {
    if (state.mode === "down") return void res.status(502).send("Bad gateway")
    const known = refusals[state.mode]
    if (known) return fault(res, ...known)
    if (req.headers.authorization !== `Bearer ${token}`) return fault(res, 401, 190, "Invalid OAuth access token")
    if (req.params.sender !== sender) return fault(res, 400, 100, "Unsupported post request")
    const { messaging_product, to, type, template, biz_opaque_callback_data } = req.body as {
      messaging_product?: string
      to?: string
      type?: string
      biz_opaque_callback_data?: string
      template?: { name: string; language?: { code?: string }; components?: Component[] }
    }
    if (messaging_product !== "whatsapp" || type !== "template" || !template || !to || !/^91[6-9]\d{9}$/.test(to))
      return fault(res, 400, 100, "Invalid parameter")
    const made = written(template.name, template.language?.code ?? "", template.components ?? [])
    if (typeof made === "number") return fault(res, made === 132001 ? 404 : 400, made, "Template error")
    state.last += 1
    const id = `wamid.${state.last}`
    state.notes.push({
      id,
      receivedAt: new Date(context.clock.now()).toISOString(),
      phone: to.slice(2),
      template: template.name,
      text: made.text,
      link: `${shop ?? ""}/${made.path}`,
      ours: biz_opaque_callback_data ?? null,
    })
    if (state.notes.length > MOST_NOTES) state.notes.splice(0, state.notes.length - MOST_NOTES)
    save()
    if (state.mode === "drop-after-taking") return void res.destroy()
    res.json({ messaging_product, contacts: [{ input: to, wa_id: to }], messages: [{ id }] })
  })
  return {
    columns: ["When", "Phone", "Message", "Button"],
    rows: () =>
      state.notes
        .slice(-shownRows)
        .reverse()
        .map(({ receivedAt, phone, text, link }) => [receivedAt, `+91 ${phone}`, text, { text: "Opens", href: link }]),
    switches,
    faults: () => ({ mode: state.mode }),
    reset: wipe,
    close: async () => undefined,
  }
}
