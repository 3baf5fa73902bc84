import type { Env } from "@silai/kit/env"
import { log } from "@silai/kit/log"
import { bucketOf } from "./bucket"
import { faultOf, type Needed, untilAllUsable } from "./needed"
import { postgresOf } from "./postgres"
import { redisOf } from "./redis"

let needed: Needed[] = []

/**
 * Waits until the database, Redis and the bucket can be used, so that no library fails on them in its own words, or
 * retries silently. @throws Unusable after `START_WAIT_SECONDS`, or at once where waiting is of no use
 */
export async function untilServicesUsable(env: Env): Promise<void> {
  needed = [
    postgresOf(env),
    ...(env.REDIS_URL ? [redisOf(env.REDIS_URL)] : []),
    ...(env.S3_BUCKET ? [bucketOf(env)] : []),
  ]
  await untilAllUsable(needed, env.START_WAIT_SECONDS * 1000)
}

/** Ends a process that cannot start: one line if a service is the cause. */
export function endStart(error: unknown, inWords: (error: unknown) => string): never {
  const fault = faultOf(error, needed)
  if (fault) log("error", "cannot start", fault.facts)
  else process.stderr.write(`${inWords(error)}\n`)
  process.exit((error as { exitCode?: number } | null)?.exitCode ?? 1)
}
