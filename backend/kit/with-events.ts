import type { EventData, EventName } from "@silai/contracts/events"
import { emitEvents, type Happened } from "./events"
import type { Database, Sql } from "./knex"

/** Events that say whom they are about, and nothing else. */
type IdEvent = { [Name in EventName]: { id: string } extends EventData<Name> ? Name : never }[EventName]

/** Notes that this has happened to these rows. */
export type Tell = (name: IdEvent, ids: readonly string[]) => void
type Note = { name: IdEvent; ids: readonly string[] }

/**
 * Runs a transaction whose parts note what they change; what they noted is written down in one statement before the
 * commit, each row once per event.
 */
export function withEvents<T>(database: Database, work: (trx: Sql, tell: Tell) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    const notes: Note[] = []
    const result = await work(trx, (name, ids) => void notes.push({ name, ids }))
    await emitEvents(trx, ...settled(notes))
    return result
  })
}

/**
 * What is left to say at the end: each row once per event, and nobody hears of the changes of a row that was made, or
 * is gone, in the same breath.
 */
export function settled(notes: readonly Note[]): Happened[] {
  const told = new Map<IdEvent, Set<string>>()
  for (const { name, ids } of notes) told.set(name, new Set([...(told.get(name) ?? []), ...ids]))
  const isSaid = (name: string, id: string) => told.get(name as IdEvent)?.has(id) ?? false
  return [...told].flatMap(([name, ids]) => {
    const [, of] = /^(.+)\.updated$/.exec(name) ?? []
    const left = [...ids].filter((id) => !of || !(isSaid(`${of}.created`, id) || isSaid(`${of}.deleted`, id)))
    return left.length ? [{ name, data: left.map((id) => ({ id })) } as Happened] : []
  })
}
