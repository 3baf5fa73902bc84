import { present } from "@silai/contracts/present"
import { LIVE } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import { type GatedRequest, sendError } from "@silai/kit/answer"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { liveSessionsAmong } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import type { Express, Response } from "express"
import type { Listening } from "./listening"

/** How often an open page gets a keep-alive and its session is checked: an expired one gets no more events. */
const beatMs = 25_000

/** A page that leaves this much unread is disconnected; it reconnects by itself, and refetches. */
const mostUnreadBytes = 1024 * 1024

/**
 * The back office's live line: the database's notifications, fanned out to open pages as server-sent events. A page that was
 * disconnected simply refetches; nothing depends on an event arriving.
 */
export function mountLive(app: Express, sql: Sql, line: Listening): { close(): void } {
  /** Open pages, each with its staff member. */
  const pages = new Map<Response, NonNullable<Visitor["staff"]>>()
  const endPagesOf = (isOver: (staff: NonNullable<Visitor["staff"]>) => boolean) => {
    for (const [page, staff] of pages)
      if (isOver(staff)) {
        // At once: an event before the connection closes must not be written to it.
        pages.delete(page)
        page.end()
      }
  }
  const send = (page: Response, text: string) => {
    page.write(text)
    if (page.writableLength <= mostUnreadBytes) return
    pages.delete(page)
    page.destroy()
  }
  line.on("silai_live", (payload) => {
    const { event, ...facts } = JSON.parse(payload || "{}") as { event: string; userId?: string; sessionId?: string }
    // Not for open pages.
    if (event === "session.ended") return endPagesOf(({ sessionId }) => sessionId === facts.sessionId)
    for (const page of pages.keys()) send(page, `event: ${event}\ndata: ${JSON.stringify(facts)}\n\n`)
    // A removed member gets this event, then nothing more; one with a new role reconnects.
    if (event === "staff.changed" && facts.userId) endPagesOf(({ userId }) => userId === facts.userId)
  })
  const stillHere = async () => {
    for (const page of pages.keys()) send(page, ": still here\n\n")
    if (!pages.size) return
    // A brief database outage ends no session.
    const alive = await liveSessionsAmong(
      sql,
      [...pages.values()].map(({ sessionId }) => sessionId),
    ).catch(() => null)
    if (alive) endPagesOf(({ sessionId }) => !alive.has(sessionId))
  }
  const beat = setInterval(() => void stillHere(), beatMs)
  beat.unref()

  app.get("/admin/live", (req, res) => {
    const staff = present((req as GatedRequest).visitor.staff, "the staff member whom the gate let in")
    const open = [...pages.values()].filter(({ sessionId }) => sessionId === staff.sessionId).length
    if (open >= LIVE.perSession) return sendError(req.path, refuse(houseRefusals.too_many_at_once), res)
    res.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" })
    res.write("retry: 3000\n\n")
    pages.set(res, staff)
    res.on("close", () => pages.delete(res))
  })
  return {
    close() {
      clearInterval(beat)
      for (const page of pages.keys()) page.end()
    },
  }
}
