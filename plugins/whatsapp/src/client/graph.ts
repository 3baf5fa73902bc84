import { CHAT, CHAT_MEDIA } from "@silai/contracts/whatsapp/limits"
import { createHash } from "node:crypto"
import { z } from "zod"
import { isMediaAddress, sha256Of } from "../rules/media-address"
import type { WhatsappModuleOptions } from "../variables"

/**
 * Why WhatsApp did not do it. `refused`: it said so, with a code or none; `away`: it was not reached, so nothing was done; `unsure`:
 * the connection broke in between. The words of a refusal may name a person, so they are not kept.
 */
export class GraphError extends Error {
  override name = "GraphError"
  constructor(
    readonly kind: "refused" | "away" | "unsure",
    readonly code: number | null,
    readonly status: number | null = null,
  ) {
    super(`WhatsApp: ${kind}${code === null ? "" : ` with code ${code}`}${status === null ? "" : ` (${status})`}`)
  }
}

/** A file that cannot be fetched, now or ever. */
export class MediaError extends Error {
  override name = "MediaError"
  constructor(
    readonly reason: string,
    readonly isForGood: boolean,
  ) {
    super(reason)
  }
}

/** Errors before a byte of the request has left. */
const notReached = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])
const isNotReached = (error: unknown): boolean =>
  notReached.has(String((error as { cause?: { code?: unknown } } | null)?.cause?.code))

const refusal = z.object({ error: z.object({ code: z.number().int() }) })
const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })) })
const about = z.object({
  url: z.string(),
  mime_type: z.string().max(200).optional(),
  sha256: z.string().max(100).optional(),
  file_size: z.coerce.number().int().min(0).optional(),
})

type Cloud = NonNullable<WhatsappModuleOptions["cloud"]>

/** The five requests of WhatsApp's Cloud API that a conversation needs. Its answers are neither logged nor thrown. */
export function openGraph({ cloud, mediaBase }: { cloud: Cloud; mediaBase: string }) {
  const home = `${cloud.base}/${cloud.version}`
  const authorization = `Bearer ${cloud.accessToken}`

  async function ask(url: string, init: RequestInit, withinMs: number): Promise<unknown> {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, authorization },
      redirect: "error",
      signal: AbortSignal.timeout(withinMs),
    }).catch((error: unknown) => {
      throw new GraphError(isNotReached(error) ? "away" : "unsure", null)
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return body
    const code = refusal.safeParse(body).data?.error.code ?? null
    // A proxy's error page says nothing about what happened behind it.
    if (code === null && (response.status >= 500 || response.ok)) throw new GraphError("unsure", null, response.status)
    throw new GraphError("refused", code, response.status)
  }

  return {
    /** Sends a message. @returns WhatsApp's id of it. @throws GraphError */
    async send(payload: object): Promise<string> {
      const body = await ask(
        `${home}/${cloud.phoneNumberId}/messages`,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(payload) },
        CHAT.answerWithinMs,
      )
      const [message] = taken.safeParse(body).data?.messages ?? []
      if (!message) throw new GraphError("unsure", null)
      return message.id
    },

    /** Hands over a file, so that a message can name it. @returns its id. @throws GraphError */
    async upload(content: Buffer, mimeType: string, filename: string): Promise<string> {
      const form = new FormData()
      form.set("messaging_product", "whatsapp")
      form.set("type", mimeType)
      form.set("file", new Blob([new Uint8Array(content)], { type: mimeType }), filename)
      const body = await ask(
        `${home}/${cloud.phoneNumberId}/media`,
        { method: "POST", body: form },
        CHAT_MEDIA.downloadWithinMs,
      )
      const read = z.object({ id: z.string().min(1).max(300) }).safeParse(body)
      if (!read.success) throw new GraphError("refused", 131053)
      return read.data.id
    },

    /**
     * Fetches a file by its id: first its address, then its content, from Meta's own host and no other, never after a redirect. Size
     * and SHA-256 are compared with what Meta said of it.
     * @throws MediaError, GraphError
     */
    async download(mediaId: string, expected: { sha256: string | null; maxBytes: number }): Promise<Buffer> {
      const found = about.safeParse(
        await ask(`${home}/${encodeURIComponent(mediaId)}`, { method: "GET" }, CHAT_MEDIA.answerWithinMs),
      )
      if (!found.success) throw new MediaError("WhatsApp's answer could not be read", false)
      const { url, file_size: size, sha256 } = found.data
      if (!isMediaAddress(url, mediaBase)) throw new MediaError("the file is at an address that is not Meta's", true)
      if (size !== undefined && size > expected.maxBytes) throw new MediaError("the file is too large", true)
      const content = await contentOf(url, expected.maxBytes)
      if (size !== undefined && content.length !== size) throw new MediaError("the file is not complete", false)
      const hash = createHash("sha256").update(content).digest("hex")
      for (const encoded of [expected.sha256, sha256]) {
        const wanted = sha256Of(encoded)
        if (wanted !== null && wanted !== hash) throw new MediaError("the file is not the one that was sent", false)
      }
      return content
    },
  }

  async function contentOf(url: string, maxBytes: number): Promise<Buffer> {
    const response = await fetch(url, {
      headers: { authorization },
      redirect: "manual",
      signal: AbortSignal.timeout(CHAT_MEDIA.downloadWithinMs),
    }).catch(() => {
      throw new MediaError("the file's host does not answer", false)
    })
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel()
      throw new MediaError("the file's host leads elsewhere", true)
    }
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new MediaError(`the file's host answered ${response.status}`, false)
    }
    const pieces: Uint8Array[] = []
    let bytes = 0
    try {
      for await (const piece of response.body as AsyncIterable<Uint8Array>) {
        bytes += piece.length
        // Leaving the loop ends the connection.
        if (bytes > maxBytes) throw new MediaError("the file is too large", true)
        pieces.push(piece)
      }
    } catch (error) {
      throw error instanceof MediaError ? error : new MediaError("the file was cut short", false)
    }
    return Buffer.concat(pieces)
  }
}

export type Graph = ReturnType<typeof openGraph>
