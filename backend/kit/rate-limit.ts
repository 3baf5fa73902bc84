import { houseRefusals } from "@silai/contracts/house/messages"
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible"
import type { Database } from "./knex"
import { asRefusal, refuse } from "./refuse"

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
    inMemoryBlockOnConsumed: rule.points + 1,
    insuranceLimiter: new RateLimiterMemory(shared),
  })
  limiters.set(name, limiter)
  return limiter
}

/**
 * Counts one try under `key` and throws `house.too_many` (429, Retry-After) past the rule. The counters are rows in
 * Postgres: a restart or a second process does not give new tries. Count *before* the costly work.
 */
export async function countTry(sql: Database, name: string, key: string, rule: Rule): Promise<void> {
  const limiter = limiterOf(sql, name, rule)
  try {
    await limiter.consume(key)
  } catch (error) {
    const wait = (error as RateLimiterRes).msBeforeNext
    if (typeof wait !== "number") throw error
    throw Object.assign(refuse(houseRefusals.too_many), { data: { retryAfterSeconds: Math.ceil(wait / 1000) } })
  }
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

/** Gives one try back, because it turned out right, or was proven since. */
export async function uncountTry(sql: Database, name: string, key: string, rule: Rule): Promise<void> {
  await limiterOf(sql, name, rule).reward(key, 1)
}

/** Forgets the tries under `key` after a success. False when there were none. */
export async function resetTries(sql: Database, name: string, key: string, rule: Rule): Promise<boolean> {
  return limiterOf(sql, name, rule).delete(key)
}
