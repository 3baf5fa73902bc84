import { UNDO } from "@silai/contracts/account/limits"
import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import type { ProofWay } from "@silai/contracts/account/shapes"
import { many, one, only, type Sql } from "@silai/kit/knex"

/** All that opens an account, at one moment; our own rows are kept as the database returns them. */
export type Ways = {
  isCustomer: boolean
  name: string
  email: string | null
  emailProven: boolean
  phone: string | null
  google: { sub: string; identity: string }[]
  factor: Record<string, unknown> | null
  recoveryCodes: Record<string, unknown>[]
  passkeys: Record<string, unknown>[]
}

/** The ways to sign in to the account of a customer, or of a staff member. */
export async function waysOf(sql: Sql, actorId: string): Promise<Ways> {
  const { ways } = await only<{ ways: Ways }>(
    sql,
    `select jsonb_build_object(
        'isCustomer', c.id is not null,
        'name', trim(concat_ws(' ', coalesce(c.first_name, u.first_name), coalesce(c.last_name, u.last_name))),
        'email', coalesce(c.email, u.email),
        'emailProven', c.id is null or exists (select 1 from customer_email_proof e where e.customer_id = c.id and e.email = c.email),
        'phone', p.phone,
        'google', (select coalesce(jsonb_agg(jsonb_build_object('sub', w.entity_id, 'identity', w.auth_identity_id)), '[]') from provider_identity w
                     join auth_identity i on i.id = w.auth_identity_id where w.provider = 'google' and i.app_metadata ->> 'customer_id' = a.id),
        'factor', (select to_jsonb(f) from second_factor f where f.user_id = a.id),
        'recoveryCodes', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from recovery_code r where r.user_id = a.id),
        'passkeys', (select coalesce(jsonb_agg(to_jsonb(k)), '[]') from passkey k where k.actor_id = a.id)) as ways
       from (select ?::text as id) a left join customer c on c.id = a.id left join "user" u on u.id = a.id
       left join customer_phone p on p.customer_id = a.id`,
    [actorId],
  )
  return ways
}

/** A change that can still be undone. */
export const undoable = `undone_at is null and changed_at > now() - make_interval(hours => ${UNDO.hours})`

type Series = { before: Ways; what: AccountChanged["what"]; series_from: Date; changes: number }

/**
 * The series of changes that the next one belongs to: the state before its first change, what that was, when, and how
 * many there are. Null when the next change begins one.
 */
export const seriesOf = (sql: Sql, actorId: string): Promise<Series | null> =>
  one<Series>(
    sql,
    `select l.before, l.series_from, f.what, f.changes from (
        select before, series_from from sign_in_change
         where actor_id = ? and ${undoable} and series_from > now() - make_interval(hours => ${UNDO.hours}) order by id desc limit 1) l
       cross join lateral (
        select (array_agg(what order by id))[1] as what, count(*)::int as changes from sign_in_change
         where actor_id = ? and undone_at is null and series_from = l.series_from) f`,
    [actorId, actorId],
  )

/** Which ways in were changed so recently that they prove nothing else yet. */
export async function youngWaysOf(sql: Sql, actorId: string): Promise<Set<string>> {
  const rows = await many<{ what: string }>(
    sql,
    `select distinct what from sign_in_change where actor_id = ? and ${undoable}`,
    [actorId],
  )
  return new Set(rows.map(({ what }) => what))
}

type Has = { email: string | null; phone: string | null; hasPassword: boolean; hasGoogle: boolean }

/**
 * The proofs that count, the quickest first. Google counts only where there is no password: an earlier version
 * connected Google to an account without any proof but the session.
 */
export const countingProofs = (has: Has, young: ReadonlySet<string>): ProofWay[] => {
  const ways: [ProofWay, boolean][] = [
    ["password", has.hasPassword && !young.has("password")],
    ["code", has.phone !== null && !young.has("phone")],
    ["google", has.hasGoogle && !has.hasPassword && !young.has("google")],
    ["mail", has.email !== null && !young.has("email")],
  ]
  return ways.flatMap(([way, counts]) => (counts ? [way] : []))
}
