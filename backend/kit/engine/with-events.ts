import type { EventData, EventName } from "@silai/contracts/events"
import { emitEvents, type Happened } from "./events"
import type { Database, Sql } from "../sql/knex"

/** Events that carry an id and nothing else. */
type IdEvent = { [Name in EventName]: { id: string } extends EventData<Name> ? Name : never }[EventName]

/** Notes that this has happened to these rows. */
export type Emit = (name: IdEvent, ids: readonly string[]) => void
type Note = { name: IdEvent; ids: readonly string[] }

/**
 * Runs a transaction whose parts note what they change; the notes are stored as events in one statement before the commit, each
 * row once per event.
 */
export function withEvents<T>(database: Database, work: (trx: Sql, emit: Emit) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    const notes: Note[] = []
    const result = await work(trx, (name, ids) => void notes.push({ name, ids }))
    await emitEvents(trx, ...settled(notes))
    return result
  })
}

/**
 * The events at the end: each row once per event, without changes of rows that were created or deleted in the same transaction.
 */
export function settled(notes: readonly Note[]): Happened[] {
  const idsByEvent = new Map<IdEvent, Set<string>>()
  for (const { name, ids } of notes) idsByEvent.set(name, new Set([...(idsByEvent.get(name) ?? []), ...ids]))
  const isAnnounced = (name: string, id: string) => idsByEvent.get(name as IdEvent)?.has(id) ?? false
  return [...idsByEvent].flatMap(([name, ids]) => {
    const [, of] = /^(.+)\.updated$/.exec(name) ?? []
    const left = [...ids].filter((id) => !of || !(isAnnounced(`${of}.created`, id) || isAnnounced(`${of}.deleted`, id)))
    return left.length ? [{ name, data: left.map((id) => ({ id })) } as Happened] : []
  })
}
