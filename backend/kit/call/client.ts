import { Client, type ClientFetch } from "@medusajs/js-sdk"
import { REQUEST_ID } from "@silai/contracts/house/limits"
import { refusedBy } from "@silai/contracts/refused"

/**
 * Medusa's client for the back office and the storefront's server; it is in the kit because both use it and contracts
 * contain no I/O. One thing differs: a refusal arrives whole. Medusa's own client keeps only message and status of a
 * failed reply, so its fetch is replaced where Medusa allows it; everything built on the client uses it.
 */
export class ShopClient extends Client {
  /** `otherwise` is the sentence for a reply without a message; `onReply` sees every reply before it is read. */
  constructor(
    private readonly base: string,
    private readonly otherwise: string,
    private readonly onReply?: (reply: Response) => void,
  ) {
    super({ baseUrl: base, auth: { type: "session" } })
  }

  protected override initClient(): ClientFetch {
    const send = async (
      path: Parameters<ClientFetch>[0],
      { body, headers, query, ...init }: Parameters<ClientFetch>[1] = {},
    ) => {
      const address = new URL(this.base.replace(/\/$/, "") + String(path))
      for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
      const asked = {
        "content-type": "application/json",
        accept: "application/json",
        ...(headers as Record<string, string>),
      }
      const response = await fetch(address, {
        ...init,
        credentials: "include",
        headers: asked,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      this.onReply?.(response)
      const refused = (reply: unknown) =>
        refusedBy(response.status, reply, this.otherwise, response.headers.get(REQUEST_ID))
      if (!response.ok) throw refused(await response.json().catch(() => null))
      // When the caller accepts anything but JSON, the response is returned unread.
      if (asked.accept !== "application/json") return response
      return response.json().catch((cause: unknown) => {
        throw cause instanceof SyntaxError ? refused(null) : cause
      })
    }
    // Medusa's own type says Response, but its own implementation returns the parsed reply too.
    return send as ClientFetch
  }
}
