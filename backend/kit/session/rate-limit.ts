import { SHARED_TURN } from "@silai/contracts/house/limits"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { Refusal } from "@silai/contracts/refusal"
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible"
import { type Database, many, one, only, type Sql } from "../sql/knex"
import { asRefusal, type Refused, refuseWith } from "../call/refuse"

export type Rule = { points: number; seconds: number }

const limiters = new Map<string, RateLimiterPostgres>()

function limiterOf(sql: Database, name: string, rule: Rule): RateLimiterPostgres {
  const known = limiters.get(name)
  if (known) return known
  const shared = { points: rule.points, duration: rule.seconds, keyPrefix: name }
  const limiter = new RateLimiterPostgres({
    ...shared,
    storeClient: sql,
    storeType: "knex",
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: true,
    insuranceLimiter: new RateLimiterMemory(shared),
  })
  limiters.set(name, limiter)
  return limiter
}

/** A refusal because of a limit: its sentence names the time until the next try. */
type OfLimit = Refusal<[seconds: number]>

/** The refusal of a limit that ends in so many seconds, in words and as Retry-After. */
export const refuseUntil = (seconds: number, refusal: OfLimit = houseRefusals.too_many): Refused =>
  refuseWith({ retryAfterSeconds: seconds }, refusal, seconds)

/**
 * Counts one try under `key` and throws `refusal` (429, Retry-After) past the rule. The counters are rows in Postgres and
 * nowhere else: a restart or a second process does not give new tries, and deleting a row lifts the limit at once, in every
 * process. Count *before* the costly work.
 * @param refusal another one where the limit has another way around it than to wait
 * @returns how many there were within the rule's time
 */
export async function countTry(
  sql: Database,
  name: string,
  key: string,
  rule: Rule,
  refusal: OfLimit = houseRefusals.too_many,
): Promise<number> {
  const limiter = limiterOf(sql, name, rule)
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (error) {
    const wait = (error as RateLimiterRes).msBeforeNext
    if (typeof wait !== "number") throw error
    throw refuseUntil(Math.ceil(wait / 1000), refusal)
  }
}

/**
 * The same count in the caller's transaction: undone with it, and its row locked until it ends. Returns the seconds to wait,
 * 0 when there is a try left.
 */
export async function countWithin(trx: Sql, name: string, key: string, { points, seconds }: Rule): Promise<number> {
  const now = Date.now()
  const row = await only<{ points: number; expire: string }>(
    trx,
    `insert into rate_limit as r (key, points, expire) values (?, 1, ?)
     on conflict (key) do update set
       points = case when r.expire > ? then r.points + 1 else 1 end, expire = case when r.expire > ? then r.expire else excluded.expire end
     returning points, expire`,
    [`${name}:${key}`, now + seconds * 1000, now, now],
  )
  return row.points > points ? Math.ceil((Number(row.expire) - now) / 1000) : 0
}

/** The same count for limits that refuse silently: false past the rule. */
export async function hasTryLeft(sql: Database, name: string, key: string, rule: Rule): Promise<boolean> {
  try {
    await countTry(sql, name, key, rule)
    return true
  } catch (error) {
    if (asRefusal(error)?.code === houseRefusals.too_many.code) return false
    throw error
  }
}

/**
 * The same for a count that a stranger can use up for others: past the limit the next try is allowed after some
 * seconds, not at the end of the period.
 */
export async function countShared(sql: Database, name: string, key: string, rule: Rule, turn: Rule = SHARED_TURN) {
  if (!(await hasTryLeft(sql, name, key, rule))) await countTry(sql, `${name}_turn`, key, turn)
}

/**
 * Counts `work` only when it is refused, and past the rule refuses with `house.too_many` instead. For what cannot be
 * guessed and costs little to check: a right link, code or token passes, however many wrong ones its network has sent.
 */
export async function countRefused<T>(
  sql: Database,
  name: string,
  key: string,
  rule: Rule,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (asRefusal(error)) await countTry(sql, name, key, rule)
    throw error
  }
}

/** Gives one try back, because it was correct, or proven since. */
export async function uncountTry(sql: Database, name: string, key: string, rule: Rule): Promise<void> {
  await limiterOf(sql, name, rule).reward(key, 1)
}

/** Clears the tries under `key` after a success. False when there were none. */
export async function resetTries(sql: Database, name: string, key: string, rule: Rule): Promise<boolean> {
  return limiterOf(sql, name, rule).delete(key)
}

/** A count that has reached its limit: its key, and the end of the limit. */
export type FullCount = { key: string; until: Date }

/** The counts of this name that refuse the next try, the latest first. */
export async function fullCounts(sql: Sql, name: string, rule: Rule, most = 200): Promise<FullCount[]> {
  const rows = await many<{ key: string; expire: string }>(
    sql,
    `select key, expire from rate_limit where starts_with(key, ?) and points >= ? and expire > ? order by expire desc limit ?`,
    [`${name}:`, rule.points, Date.now(), most],
  )
  return rows.map(({ key, expire }) => ({ key: key.slice(name.length + 1), until: new Date(Number(expire)) }))
}

/** How many tries are counted under `key` now. */
export async function countedTries(sql: Sql, name: string, key: string): Promise<number> {
  const row = await one<{ points: number }>(sql, `select points from rate_limit where key = ? and expire > ?`, [
    `${name}:${key}`,
    Date.now(),
  ])
  return row?.points ?? 0
}

/** Clears every count of this name about `subject`: its whole key, or the part of it before `ends`. */
export async function forgetCounts(sql: Sql, name: string, subject: string, ends: string): Promise<void> {
  const whole = `${name}:${subject}`
  await sql.raw(`delete from rate_limit where key = ? or starts_with(key, ?)`, [whole, `${whole}${ends}`])
}
