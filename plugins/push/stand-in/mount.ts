import { buffer } from "node:stream/consumers"
import { json, type Request, type RequestHandler, type Response, type Router } from "express"
import type { StandInContext, StandInPanel } from "@silai/kit/stand-in"
import { type Book, type Mode, MODES, openBook, type StandInBrowser } from "./book"
import { decryptNotice } from "./decrypt"
import { isSigned } from "./signed"

/** The path under which the host mounts it, and its title on the dashboard. */
export const standIn = { path: "/push", title: "Notices on devices" }

const shownRows = 50
const MAX_BYTES = 4096
const BUSY_SECONDS = 3600
const switches = [{ key: "mode", label: "Push service", choices: [...MODES] }]

const ANSWERS: Record<Exclude<Mode, "normal">, number> = {
  gone: 410,
  missing: 404,
  busy: 429,
  down: 503,
  elsewhere: 307,
  refused: 403,
}

/** The status that refuses a notice; null: it is accepted. */
function refusalFor({ state }: Book, browser: StandInBrowser | undefined): number | null {
  if (!browser) return 404
  if (browser.hasEnded) return 410
  return state.mode === "normal" ? null : ANSWERS[state.mode]
}

/** The routes for the shop's backend: the part of RFC 8030 that it uses. */
function serviceRoutes(router: Router, book: Book): void {
  // Express's own readers refuse the encoding aes128gcm.
  const take = async (req: Request<{ id: string }>, res: Response): Promise<void> => {
    if (!(Number(req.headers["content-length"]) <= MAX_BYTES)) return void res.status(413).end()
    const sent = await buffer(req)
    const browser = book.state.browsers.find(({ id }) => id === req.params.id)
    const refusal = refusalFor(book, browser)
    if (refusal === 429) res.set("retry-after", String(BUSY_SECONDS))
    if (refusal === 307) res.set("location", `${standIn.path}/__reset`)
    if (!browser || refusal !== null) return void res.status(refusal ?? 404).end()
    const origin = `http://${req.headers.host ?? ""}`
    if (!isSigned(req.headers.authorization, browser.serverKey, origin, Date.now())) return void res.status(403).end()
    if (req.headers["content-encoding"] !== "aes128gcm" || !/^\d+$/.test(String(req.headers.ttl)))
      return void res.status(400).end()
    let text: string | null = null
    try {
      text = decryptNotice(sent, browser)
    } catch {
      // Shown as a notice that cannot be read; a real push service does not look either.
    }
    book.store({
      browser: browser.id,
      at: book.now(),
      text,
      topic: String(req.headers.topic ?? "") || null,
      ttl: Number(req.headers.ttl),
      urgency: String(req.headers.urgency ?? "") || null,
    })
    res.status(201).end()
  }
  router.post("/send/:id", (req, res, next) => void take(req, res).catch(next))
}

/** The routes for tests and the journeys' browsers. */
function controlRoutes(router: Router, book: Book): void {
  router.get("/__inbox", (req, res) => {
    const { browser } = req.query
    res.json({ received: book.state.received.filter((one) => browser === undefined || one.browser === browser) })
  })
  router.get("/__faults", (_req, res) => res.json({ faults: { mode: book.state.mode }, switches }))
  // JSON only: a page of another origin cannot send it without a preflight.
  const jsonOnly: RequestHandler = (req, res, next) =>
    req.is("application/json") ? next() : void res.status(415).json({ error: "Send JSON." })
  // A browser of the stand-in asks for an address, as `pushManager.subscribe` does.
  router.post("/__browser", jsonOnly, json(), (req, res) => {
    const { serverKey = "" } = req.body as { serverKey?: string }
    if (!/^[\w-]{87}$/.test(serverKey)) return void res.status(400).json({ error: "Name the shop's key." })
    const { id, publicKey, auth } = book.open(serverKey)
    res.json({
      id,
      endpoint: `http://${req.headers.host ?? ""}${standIn.path}/send/${id}`,
      expirationTime: null,
      keys: { p256dh: publicKey, auth },
    })
  })
  router.post("/__end", jsonOnly, json(), (req, res) => {
    const found = book.state.browsers.find(({ id }) => id === (req.body as { id?: string }).id)
    if (found) found.hasEnded = true
    book.save()
    res.json({ done: Boolean(found) })
  })
  router.post("/__faults", jsonOnly, json(), (req, res) => {
    const mode: unknown = req.body.mode ?? (req.body.reset === true ? "normal" : undefined)
    const known = MODES.find((one) => one === mode)
    if (!known) return void res.status(400).json({ error: `"mode" is one of ${MODES.join(", ")}.` })
    book.state.mode = known
    book.save()
    res.json({ faults: { mode } })
  })
  router.post("/__reset", jsonOnly, json(), (_req, res) => {
    book.wipe()
    res.json({ done: true })
  })
}

/** The title of a notice, for the dashboard. */
function titleOf(text: string | null): string {
  try {
    const { title, body } = JSON.parse(text ?? "") as { title: string; body: string }
    return [title, body].filter(Boolean).join(": ")
  } catch {
    return "(cannot be read)"
  }
}

/** A push service with its own browsers: it can decrypt the notices, because it has the keys of those browsers. */
export async function mount(router: Router, context: StandInContext): Promise<StandInPanel> {
  const book = openBook(context)
  serviceRoutes(router, book)
  controlRoutes(router, book)
  return {
    columns: ["When", "Browser", "Notice"],
    rows: () =>
      book.state.received
        .slice(-shownRows)
        .reverse()
        .map(({ at, browser, text }) => [new Date(at).toISOString(), browser.slice(0, 8), titleOf(text)]),
    switches,
    faults: () => ({ mode: book.state.mode }),
    reset: () => book.wipe(),
    close: async () => undefined,
  }
}
