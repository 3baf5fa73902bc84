import Medusa, { FetchError } from "@medusajs/js-sdk"
import { CallRefused, unreachable, type Transport } from "./call"

const client = new Medusa({ baseUrl: process.env.API_URL ?? "http://127.0.0.1:9000" }).client

// A page must not wait for ever for a backend that hangs; it then shows its error sentence.
const PATIENCE_MS = 8_000

/**
 * The loaders' transport: anonymous, straight to the backend. Medusa's client keeps of a refusal only message and status,
 * so loaders branch on `status`; `code` is `http.<status>`.
 */
export const overMedusa: Transport = async (path, body, { signal }) => {
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await client.fetch(path, {
      method: "POST",
      body: body as Record<string, unknown>,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
  } catch (cause) {
    if (cause instanceof FetchError && cause.status)
      throw new CallRefused(`http.${cause.status}`, cause.message, cause.status)
    throw unreachable()
  }
}
