import { requestAtWork } from "@silai/kit/request"
import type { Database } from "@silai/kit/knex"

type Query = { __knexQueryUid: string; sql: string }
/** The engine's client emits an event for every statement, those of transactions too. */
type QueryEvents = Database["client"] & { on(event: string, handler: (...given: never[]) => void): void }

/** Adds up each request's statements by their text: values may be personal, and are never kept. */
export function countStatements(sql: Database): void {
  const startedAt = new Map<string, number>()
  const client = sql.client as QueryEvents
  client.on("query", ({ __knexQueryUid }: Query) => {
    if (requestAtWork()) startedAt.set(__knexQueryUid, performance.now())
  })
  const answered = ({ __knexQueryUid, sql: text }: Query) => {
    const began = startedAt.get(__knexQueryUid)
    if (began === undefined) return
    startedAt.delete(__knexQueryUid)
    const statements = requestAtWork()?.statements
    if (!statements) return
    const seen = statements.get(text) ?? { times: 0, ms: 0 }
    seen.times++
    seen.ms += performance.now() - began
    statements.set(text, seen)
  }
  client.on("query-response", (_answer: never, query: Query) => answered(query))
  client.on("query-error", (_error: never, query: Query) => answered(query))
}
