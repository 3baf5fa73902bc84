import type { ProvenPerson } from "@silai/contracts/account/service"
import type { MessageTo, StopOf } from "@silai/contracts/messaging/service"
import type { MESSAGE_STOP_ABOUTS } from "@silai/contracts/messaging/limits"
import { many, one, type Sql } from "@silai/kit/knex"

type Row = { about: (typeof MESSAGE_STOP_ABOUTS)[number]; value: string }

/** The rows that hold a wish: the given phone, address or account, and what that account has proven. */
export const rowsOf = (of: StopOf, person: ProvenPerson | null): Row[] => {
  const email = "email" in of ? of.email : person?.email
  const phone = "phone" in of ? of.phone : person?.phone
  const customerId = "customerId" in of ? of.customerId : person?.customerId
  return asRows({ email, phone, customerId })
}

const asRows = ({ email, phone, customerId }: MessageTo): Row[] => [
  ...(customerId ? [{ about: "customer" as const, value: customerId }] : []),
  ...(email ? [{ about: "email" as const, value: email.toLowerCase() }] : []),
  ...(phone ? [{ about: "phone" as const, value: phone }] : []),
]

const listsOf = (rows: readonly Row[]) => [rows.map(({ about }) => about), rows.map(({ value }) => value)]

/** Whether any of these wants only news of orders. */
export async function isAnyStopped(sql: Sql, to: MessageTo): Promise<boolean> {
  const found = await one(
    sql,
    `select 1 from message_stop s join unnest(?::text[], ?::text[]) as k (about, value) using (about, value) where s.is_stopped limit 1`,
    listsOf(asRows(to)),
  )
  return found !== null
}

/**
 * Writes a wish into these rows, unless they hold a later one. WhatsApp's time has only seconds: within one, the last to arrive counts.
 * @returns the rows that changed, with the wish before
 */
export const writeStop = (trx: Sql, rows: readonly Row[], { isStopped, at }: { isStopped: boolean; at: Date }) =>
  many<{ about: string; was: boolean }>(
    trx,
    `with before as (select s.about, s.value, s.is_stopped from message_stop s join unnest(?::text[], ?::text[]) as k (about, value) using (about, value)),
     written as (
       insert into message_stop as s (about, value, is_stopped, at)
         select k.about, k.value, ?::boolean, date_trunc('second', least(?::timestamptz, now())) from unnest(?::text[], ?::text[]) as k (about, value) order by 1, 2
       on conflict (about, value) do update set is_stopped = excluded.is_stopped, at = excluded.at where s.at <= excluded.at
       returning s.about, s.value)
     select w.about, coalesce(b.is_stopped, false) as was from written w left join before b using (about, value)`,
    [...listsOf(rows), isStopped, at, ...listsOf(rows)],
  )
