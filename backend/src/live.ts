import type { Env } from "@silai/kit/env"
import type { GatedRequest } from "@silai/kit/answer"
import { log } from "@silai/kit/log"
import type { Express, Response } from "express"
import { Client } from "pg"

/**
 * The back office's live line: one listening connection to Postgres, fanned out to open pages as server-sent events.
 * A page that was away simply refetches; nothing depends on an event arriving.
 */
export function mountLive(app: Express, settings: Env): { close(): void } {
  /** Open pages, each with whose it is. */
  const pages = new Map<Response, string | undefined>()
  let closed = false
  let client: Client | null = null

  const connect = async () => {
    if (closed) return
    client = new Client({ connectionString: settings.DATABASE_URL })
    client.on("error", () => undefined)
    client.on("end", () => void setTimeout(connect, 2_000).unref())
    client.on("notification", ({ payload }) => {
      const { event, ...facts } = JSON.parse(payload ?? "{}") as { event: string; userId?: string }
      for (const page of pages.keys()) page.write(`event: ${event}\ndata: ${JSON.stringify(facts)}\n\n`)
      // Whoever was removed is told as well, then hears nothing more; whoever has a new role dials again.
      if (event === "staff.changed" && facts.userId)
        for (const [page, userId] of pages) if (userId === facts.userId) page.end()
    })
    await client
      .connect()
      .then(() => client?.query("listen silai_live"))
      .catch((cause: Error) => log("warn", "live line is down", { cause: cause.message }))
  }
  void connect()

  app.get("/admin/live", (req, res) => {
    res.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" })
    res.write("retry: 3000\n\n")
    pages.set(res, (req as unknown as GatedRequest).visitor.staff?.userId)
    const beat = setInterval(() => res.write(": still here\n\n"), 25_000)
    res.on("close", () => {
      clearInterval(beat)
      pages.delete(res)
    })
  })
  return {
    close() {
      closed = true
      for (const page of pages.keys()) page.end()
      void client?.end().catch(() => undefined)
    },
  }
}
