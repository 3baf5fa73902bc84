import { ShopClient } from "@silai/kit/client"
import { CallRefused, unreachable, type Transport } from "./call"

const client = new ShopClient(process.env.API_URL ?? "http://127.0.0.1:9000", unreachable().message)

// Timeout, so that a page does not wait without end for a stuck backend; it then shows its error sentence.
const PATIENCE_MS = 8_000

/** The loaders' transport: anonymous, directly to the backend. */
export const medusaTransport: Transport = async (path, body, { signal }) => {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await client.fetch(path, {
      method: "POST",
      body: body as Record<string, unknown>,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
  } catch (cause) {
    throw cause instanceof CallRefused ? cause : unreachable()
  }
}
