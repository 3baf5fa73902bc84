import http from "node:http"
import type { AddressInfo } from "node:net"

/** Placeholder for the carrier's address in the environment of a change. */
export const CARRIER = "<carrier>"

/** A fictional text message carrier: it takes `to` and `code`, and lists what it took. */
export async function openCarrier(): Promise<{ url: string; close(): void }> {
  const taken: { to: string; code: string; key: string }[] = []
  const reply = async (req: http.IncomingMessage, res: http.ServerResponse) => {
    if (req.method === "POST") {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(chunk as Buffer)
      taken.push({ ...JSON.parse(Buffer.concat(chunks).toString()), key: String(req.headers["x-key"]) })
    }
    res.setHeader("content-type", "application/json")
    res.end(JSON.stringify(req.method === "POST" ? { id: String(taken.length) } : taken))
  }
  const server = http.createServer((req, res) => void reply(req, res))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}

/** The latest message for a phone. */
export async function carried(carrier: string, phone: string) {
  const taken = (await (await fetch(carrier)).json()) as { to: string; code: string; key: string }[]
  return taken.findLast(({ to }) => to === phone)
}

export const codeCarried = async (carrier: string, phone: string) => (await carried(carrier, phone))?.code ?? ""
