import { createReadableStreamFromReadable } from "@react-router/node"
import { PassThrough } from "node:stream"
import { renderToPipeableStream } from "react-dom/server"
import { ServerRouter, type EntryContext } from "react-router"
import { overMedusa } from "./lib/call.server"
import { travelBy } from "./lib/call"
import { NONCE_HEADER, NonceProvider } from "./lib/nonce"

travelBy(overMedusa)

const RENDER_LIMIT_MS = 10_000

/** Draws a page whole: it is cached and compressed as one piece, so nothing is gained by sending it in parts. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = request.headers.get(NONCE_HEADER) ?? ""
  return new Promise<Response>((resolve, reject) => {
    const page = (
      <NonceProvider value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceProvider>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(limit)
        const body = new PassThrough()
        headers.set("content-type", "text/html; charset=utf-8")
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
        pipe(body)
      },
      onShellError: reject,
      onError(error) {
        status = 500
        if (!request.signal.aborted) console.error(error)
      },
    })
    const limit = setTimeout(() => abort(new Error("The page took too long to draw.")), RENDER_LIMIT_MS)
  })
}
