import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { renderToPipeableStream } from "react-dom/server"
import { ServerRouter, type EntryContext } from "react-router"
import { windows } from "~/features/checkout/payment/payment-windows"
import { medusaTransport } from "./lib/call.server"
import { setTransport } from "./lib/call"
import { refreshShop } from "./lib/shop/shop.server"
import { NONCE_HEADER, NonceProvider } from "./lib/nonce"
import { pageArranger } from "./prehydration/arrange-page"

setTransport(medusaTransport)

// The built server is next to the browser's files; a development server has no built files, and arranges nothing.
const arrange = import.meta.env.PROD
  ? pageArranger(fileURLToPath(import.meta.url.replace(/\/build\/server\/.*$/, "/build/client")))
  : async (html: string) => html

const RENDER_LIMIT_MS = 10_000

/** Content security policy sources of the payment windows; the server reads them once, when it starts. */
export const windowSources = () => windows.map((window) => window.sources(process.env))

export { refreshShop }

/** Renders a page whole: it is cached and compressed as one piece, so streaming would gain nothing. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // The built server reads them once a second (`server/start.mjs`); a development server at each page.
  if (!import.meta.env.PROD) await refreshShop()
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
        pipe(body)
        resolve(
          text(body)
            .then((html) => arrange(html, nonce))
            .then((html) => new Response(html, { headers, status })),
        )
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
