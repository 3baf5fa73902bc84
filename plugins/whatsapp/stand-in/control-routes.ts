import fs from "node:fs"
import path from "node:path"
import { json, type RequestHandler, type Router } from "express"
import { type Book, type Faults, noFaults, type Phone, SWITCHES } from "./book"
import { messageEvent, statusEvent, type Webhooks } from "./webhooks"

type Given = Record<string, unknown> & { type: string; file?: { base64: string; mimeType: string; name?: string } }

/** The acts of a customer's phone, and the switches for tests. */
export function controlRoutes(router: Router, { book, webhooks }: { book: Book; webhooks: Webhooks }): void {
  router.get("/__inbox", (req, res) => {
    const { to } = req.query
    res.json({
      sent: book.state.sent.filter((one) => to === undefined || one.to === to),
      deliveries: book.state.deliveries.map(({ answer }) => answer),
    })
  })
  /** Both sides of a phone's thread, oldest first. */
  router.get("/__thread", (req, res) => {
    const { waId, bsuid } = req.query
    const isIts = (one: string | null) => one !== null && one !== "" && (one === waId || one === bsuid)
    const mine = book.state.written
      .filter(({ phone }) => isIts(phone.waId) || isIts(phone.bsuid))
      .map(({ id, at, message }) => ({ id, at, isMine: true, type: String(message.type), body: message }))
    const theirs = book.state.sent
      .filter(({ to }) => isIts(to))
      .map(({ id, at, type, body }) => ({ id, at, isMine: false, type, body }))
    res.json({ thread: [...mine, ...theirs].sort((one, other) => one.at - other.at) })
  })
  for (const file of ["phone.html", "phone.js"])
    router.get(`/${file}`, (_req, res) => {
      res.set("cache-control", "no-cache").sendFile(path.join(browserFolder(), file))
    })
  router.get("/__faults", (_req, res) => res.json({ faults: book.state.faults, switches: switches() }))
  // JSON only: a page of another origin cannot send it without a preflight.
  const jsonOnly: RequestHandler = (req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." })

  router.post("/__faults", jsonOnly, json(), (req, res) => {
    const asked = req.body as Partial<Faults> & { reset?: boolean }
    const next = { ...(asked.reset ? noFaults() : book.state.faults) }
    for (const name of Object.keys(SWITCHES) as (keyof Faults)[]) {
      const value = asked[name]
      if (value === undefined) continue
      if (!(SWITCHES[name] as readonly string[]).includes(value))
        return void res.status(400).json({ error: `"${name}" is one of ${SWITCHES[name].join(", ")}.` })
      Object.assign(next, { [name]: value })
    }
    book.state.faults = next
    book.save()
    res.json({ faults: next })
  })
  // Replies when all webhooks under way are answered: a test need not wait for them.
  router.post("/__settled", jsonOnly, json(), (_req, res) => {
    void webhooks.settled().then((deliveries) => res.json({ deliveries }))
  })
  router.post("/__reset", jsonOnly, json(), (_req, res) => {
    book.wipe()
    res.json({ done: true })
  })
  // A customer writes. `message` is the part of the wire that belongs to its type; `file` becomes a media id.
  router.post("/__write", jsonOnly, json({ limit: "40mb" }), (req, res) => {
    const {
      phone,
      message,
      id = book.newId(),
      at = book.now(),
    } = req.body as {
      phone?: Phone
      message?: Given
      id?: string
      at?: number
    }
    if (!phone?.bsuid || !message?.type) return void res.status(400).json({ error: "Name a phone and a message." })
    const { file, ...rest } = message
    if (file) {
      const media = book.storeMedia(file.mimeType, Buffer.from(file.base64, "base64"))
      rest[message.type] = {
        ...(rest[message.type] as object | undefined),
        id: media.id,
        mime_type: media.mimeType,
        sha256: media.sha256,
        ...(file.name ? { filename: file.name } : {}),
      }
    }
    const one = { id, phone: { ...phone, waId: phone.waId ?? null }, message: rest, at }
    book.storeWritten(one)
    webhooks.send(messageEvent(one))
    res.json({ id })
  })
  // The customer has changed the number: WhatsApp notifies the shop from the old one.
  router.post("/__move", jsonOnly, json(), (req, res) => {
    const { phone, waId, at = book.now() } = req.body as { phone?: Phone; waId?: string; at?: number }
    if (!phone?.bsuid || !waId) return void res.status(400).json({ error: "Name a phone and its new number." })
    const body = `${phone.name} changed from ${phone.waId ?? ""} to ${waId}`
    const message = { type: "system", system: { type: "user_changed_number", body, wa_id: waId } }
    const id = book.newId()
    webhooks.send(messageEvent({ id, phone: { ...phone, waId: phone.waId ?? null }, message, at }))
    res.json({ id })
  })
  // The phone has read, or did not get, a message of the shop.
  router.post("/__status", jsonOnly, json(), (req, res) => {
    const {
      id,
      status,
      code = null,
      at = book.now(),
    } = req.body as {
      id: string
      status: string
      code?: number
      at?: number
    }
    const sent = book.state.sent.find((one) => one.id === id)
    if (!sent) return void res.status(404).json({ error: "No such message." })
    webhooks.send(statusEvent(sent, status, at, code))
    res.json({ done: true })
  })
}

export const switches = () =>
  (Object.keys(SWITCHES) as (keyof Faults)[]).map((key) => ({
    key,
    label: { send: "Sending", webhook: "Webhooks", status: "Reports", media: "Files" }[key],
    choices: [...SWITCHES[key]],
  }))

/** The browser's files stay in the source folder: compiled code is deeper in the tree. */
function browserFolder(): string {
  let folder = __dirname
  while (!fs.existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder)
  return path.join(folder, "stand-in/browser")
}
