import type { Env } from "@silai/kit/env"
import { log } from "@silai/kit/log"
import type { Express, Response } from "express"
import { Client } from "pg"

/**
 * The back office's live line: one listening connection to Postgres, fanned out to open pages as server-sent events.
 * A page that was away simply refetches; nothing depends on an event arriving.
 */
export function mountLive(app: Express, settings: Env): { close(): void } {
  const pages = new Set<Response>()
  let closed = false
  let client: Client | null = null

  const connect = async () => {
    if (closed) return
    client = new Client({ connectionString: settings.DATABASE_URL })
    client.on("error", () => undefined)
    client.on("end", () => void setTimeout(connect, 2_000).unref())
    client.on("notification", ({ payload }) => {
      const { event, ...facts } = JSON.parse(payload ?? "{}") as { event: string }
      for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(facts)}\n\n`)
    })
    await client.connect().then(() => client?.query("listen silai_live")).catch((cause: Error) => log("warn", "live line is down", { cause: cause.message }))
  }
  void connect()

  app.get("/admin/live", (_req, res) => {
    res.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" })
    res.write("retry: 3000\n\n")
    pages.add(res)
    const beat = setInterval(() => res.write(": still here\n\n"), 25_000)
    res.on("close", () => { clearInterval(beat); pages.delete(res) })
  })
  return {
    close() {
      closed = true
      for (const page of pages) page.end()
      void client?.end().catch(() => undefined)
    },
  }
}
