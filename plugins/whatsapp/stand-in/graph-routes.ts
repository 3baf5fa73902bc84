import express, { json, type Request, type Response, type Router } from "express"
import type { Book, Sent } from "./book"
import { statusEvent, type Webhooks } from "./webhooks"

const DAY_MS = 24 * 60 * 60_000
const LATE_MS = 3_000

type Setup = { book: Book; webhooks: Webhooks; token: string; sender: string }

const fault = (res: Response, status: number, code: number, message: string) =>
  void res.status(status).json({ error: { message: `(#${code}) ${message}`, type: "OAuthException", code } })

const refusals: Record<string, readonly [number, number, string] | undefined> = {
  busy: [429, 130429, "Rate limit hit"],
  pair: [429, 131056, "Pair rate limit hit"],
  "token-expired": [401, 190, "Access token has expired"],
  locked: [400, 368, "Temporarily blocked for policies violations"],
}
const known = ["text", "image", "document", "audio", "video", "sticker", "reaction", "location", "template"]

/** Templates are caught by the stand-in of the shop's letters, which knows the registered ones and checks their values. */
async function takenByLetters(req: Request): Promise<{ status: number; body: unknown } | null> {
  const host = req.headers.host ?? ""
  const answer = await fetch(`http://${host}/whatsapp/${req.params.version}/${req.params.sender}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: req.headers.authorization ?? "" },
    body: JSON.stringify(req.body),
  }).catch(() => null)
  return answer && { status: answer.status, body: await answer.json().catch(() => null) }
}

/** The part of the Cloud API that the shop uses: messages, and files in both directions. */
export function graphRoutes(router: Router, { book, webhooks, token, sender }: Setup): void {
  const isOurs = (req: Request, res: Response) => {
    if (book.state.faults.send === "down") return void res.status(502).send("Bad gateway")
    if (req.headers.authorization !== `Bearer ${token}`) return fault(res, 401, 190, "Invalid OAuth access token")
    return true
  }

  const take = async (req: Request, res: Response): Promise<void> => {
    const { to, recipient, type, messaging_product, biz_opaque_callback_data } = req.body as Record<string, string>
    // A message of the shop's letters; the faults of chats are not theirs.
    if (type === "template" && !biz_opaque_callback_data?.startsWith("wam_")) {
      const answer = await takenByLetters(req)
      return void (answer ? res.status(answer.status).json(answer.body) : res.destroy())
    }
    if (!isOurs(req, res)) return
    const refusal = refusals[book.state.faults.send]
    if (refusal) return fault(res, ...refusal)
    if (req.params.sender !== sender) return fault(res, 400, 100, "Unsupported post request")
    const who = to ?? recipient ?? ""
    if (messaging_product !== "whatsapp" || !who || !known.includes(type ?? ""))
      return fault(res, 400, 100, "Invalid parameter")
    const text = (req.body as { text?: { body?: string } }).text?.body
    if (type === "text" && (!text || text.length > 4096)) return fault(res, 400, 100, "Invalid parameter")
    const file = (req.body as Record<string, { id?: string } | undefined>)[type ?? ""]
    if (["image", "document"].includes(type ?? "") && !book.state.media.some(({ id }) => id === file?.id))
      return fault(res, 400, 131053, "Media upload error")
    if (type !== "template" && !(Date.now() - (book.state.lastWrote[who] ?? 0) < DAY_MS))
      return fault(res, 400, 131047, "Re-engagement message")
    const answer = type === "template" ? await takenByLetters(req) : null
    if (answer && answer.status !== 200) return void res.status(answer.status).json(answer.body)
    const one: Sent = {
      id: book.newId(),
      to: who,
      type: type ?? "",
      body: req.body as Record<string, unknown>,
      at: book.now(),
      ours: biz_opaque_callback_data ?? null,
    }
    book.storeSent(one)
    report(one)
    if (book.state.faults.send === "drop-after-taking") return void res.destroy()
    res.json({ messaging_product, contacts: [{ input: who, wa_id: who }], messages: [{ id: one.id }] })
  }
  router.post("/:version/:sender/messages", json(), (req, res, next) => void take(req, res).catch(next))

  function report(one: Sent): void {
    const mode = book.state.faults.status
    const at = (after: number) => book.now() + after
    if (mode === "none") return
    if (mode === "not-on-whatsapp")
      return webhooks.later(100, () => webhooks.send(statusEvent(one, "failed", at(0), 131026)))
    const [first, second] = [statusEvent(one, "sent", at(0)), statusEvent(one, "delivered", at(1_000))]
    const wait = mode === "late" ? LATE_MS : 50
    const order = mode === "reversed" ? [second, first] : [first, second]
    order.forEach((event, place) => webhooks.later(wait * (place + 1), () => webhooks.send(event)))
  }

  router.post("/:version/:sender/media", express.raw({ type: () => true, limit: "120mb" }), (req, res) => {
    if (!isOurs(req, res)) return
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
    const part = filePart(body, req.headers["content-type"] ?? "")
    if (!part) return fault(res, 400, 131053, "Media upload error")
    res.json({ id: book.storeMedia(part.type, part.content).id })
  })

  router.get("/__file/:media", (req, res) => {
    const media = book.state.media.find(({ id }) => id === req.params.media)
    if (req.headers.authorization !== `Bearer ${token}` || !media) return void res.status(404).end()
    const mode = book.state.faults.media
    if (mode === "failed") return void res.status(500).end()
    if (mode === "redirect") return void res.redirect(302, "http://127.0.0.1:1/inside")
    if (mode === "endless") return endless(res)
    res.type(media.mimeType).send(Buffer.from(media.base64, "base64"))
  })

  router.get("/:version/:media", (req, res) => {
    if (!isOurs(req, res)) return
    const media = book.state.media.find(({ id }) => id === req.params.media)
    if (!media) return fault(res, 400, 100, "Object with this ID does not exist")
    const home = `http://${req.headers.host ?? ""}`
    const mode = book.state.faults.media
    // An address of the machine's own inside, such as a cloud's metadata.
    const url =
      mode === "inside" ? "http://169.254.169.254/latest/meta-data/" : `${home}${req.baseUrl}/__file/${media.id}`
    res.json({
      messaging_product: "whatsapp",
      url,
      mime_type: media.mimeType,
      sha256: mode === "wrong-hash" ? "0".repeat(64) : media.sha256,
      file_size: mode === "too-large" ? 500 * 1024 * 1024 : mode === "endless" ? undefined : media.size,
      id: media.id,
    })
  })
}

/** More bytes than any limit, until the reader leaves. */
function endless(res: Response): void {
  const piece = Buffer.alloc(1024 * 1024)
  let left = 200
  const more = () => {
    while (!res.destroyed && left-- > 0) if (!res.write(piece)) return void res.once("drain", more)
    res.end()
  }
  more()
}

/** The file of a multipart body. */
function filePart(body: Buffer, contentType: string): { type: string; content: Buffer } | null {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/.exec(contentType)
  if (!boundary) return null
  const mark = Buffer.from(`--${boundary[1] ?? boundary[2]}`)
  for (let from = body.indexOf(mark); from >= 0;) {
    const next = body.indexOf(mark, from + mark.length)
    if (next < 0) return null
    const part = body.subarray(from + mark.length + 2, next - 2)
    const end = part.indexOf("\r\n\r\n")
    const head = part.subarray(0, Math.max(end, 0)).toString("latin1")
    if (/name="file"/.test(head))
      return {
        type: /content-type: (\S+)/i.exec(head)?.[1] ?? "application/octet-stream",
        content: Buffer.from(part.subarray(end + 4)),
      }
    from = next
  }
  return null
}
