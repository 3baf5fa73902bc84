import type { LiftedLock, Lock } from "@silai/contracts/account/staff-calls"
import { LOCK_SUBJECTS, LOCKS, type LockKind } from "@silai/contracts/account/limits"
import { many, one, type Sql } from "@silai/kit/knex"
import { fullCounts } from "@silai/kit/rate-limit"
import { LOCKABLE, subjectOf } from "../rules/lockable"

type Person = { id: string; name: string; email: string | null }

/** The people whom counts name by id: customers and staff. */
const peopleBehind = (sql: Sql, ids: readonly string[]): Promise<Person[]> =>
  many<Person>(
    sql,
    `select id, trim(concat_ws(' ', first_name, last_name)) as name, email from customer where id = any(?::text[]) and deleted_at is null
     union all
     select id, trim(concat_ws(' ', first_name, last_name)), email from "user" where id = any(?::text[]) and deleted_at is null`,
    [ids, ids],
  )

async function locksOf(sql: Sql, kind: LockKind): Promise<Lock[]> {
  const full = await Promise.all(LOCKABLE[kind].shuts.map(({ name, rule }) => fullCounts(sql, name, rule, LOCKS.shown)))
  const bySubject = new Map<string, { until: Date; places: number }>()
  for (const { key, until } of full.flat()) {
    const subject = subjectOf(kind, key)
    const known = bySubject.get(subject) ?? { until, places: 0 }
    bySubject.set(subject, { until: known.until > until ? known.until : until, places: known.places + 1 })
  }
  const isOfPerson = LOCK_SUBJECTS[kind] === "person"
  const people = isOfPerson ? await peopleBehind(sql, [...bySubject.keys()]) : []
  return [...bySubject].flatMap(([subject, { until, places }]) => {
    const person = people.find(({ id }) => id === subject)
    // Tries at an unknown e-mail lock no one out.
    if (isOfPerson && !person) return []
    const who = person ? person.name || person.email || subject : subject
    return [{ kind, subject, who, email: person?.email ?? null, until: until.toISOString(), places }]
  })
}

/** Everyone who is locked out now, the longest first. */
export async function locksNow(sql: Sql): Promise<Lock[]> {
  const all = await Promise.all(LOCKS.kinds.map((kind) => locksOf(sql, kind)))
  return all.flat().sort((one, other) => other.until.localeCompare(one.until))
}

/** How a lock is recorded: by the person's name, or the phone. */
export async function nameOfSubject(sql: Sql, kind: LockKind, subject: string): Promise<string> {
  if (LOCK_SUBJECTS[kind] !== "person") return subject
  const [person] = await peopleBehind(sql, [subject])
  return person ? person.name || person.email || subject : subject
}

export async function liftedLately(sql: Sql): Promise<LiftedLock[]> {
  const rows = await many<{ kind: LockKind; who: string; by: string; at: Date }>(
    sql,
    `select kind, who, lifted_by_name as by, lifted_at as at from lock_lifted
      where lifted_at > now() - make_interval(days => ?) order by lifted_at desc limit 50`,
    [LOCKS.liftedShownDays],
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Whether a phone has an account. */
export const hasAccount = async (sql: Sql, phone: string): Promise<boolean> =>
  (await one(sql, `select 1 from customer_phone where phone = ?`, [phone])) !== null
