import { houseRefusals } from "@silai/contracts/house/messages"
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible"
import type { Database } from "./knex"
import { refuse } from "./refuse"

type Rule = { points: number; seconds: number }

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
 * Counts one try under `key` and throws `house.too_many` (429, Retry-After) past the rule.
 * Counters are rows in Postgres: a restart or a second process does not give new tries. Count *before* the costly act.
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

/** Forgets the tries under `key`: whoever got it right is no guesser. */
export async function forgetTries(sql: Database, name: string, key: string, rule: Rule): Promise<void> {
  await limiterOf(sql, name, rule).delete(key)
}
