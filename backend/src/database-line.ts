import { databaseAddress, notProven } from "@silai/kit/database-address"
import type { Env } from "@silai/kit/env"
import { Client } from "pg"

/**
 * Checks once that the database proves its identity. The engine would retry an unproven one silently for minutes; for
 * one that is not up yet, the engine waits itself.
 */
export async function checkDatabaseLine({ DATABASE_URL, DATABASE_CA }: Env): Promise<void> {
  const client = new Client({ ...databaseAddress(DATABASE_URL, DATABASE_CA), connectionTimeoutMillis: 10_000 })
  client.on("error", () => undefined)
  const fault = await client.connect().then(
    () => null,
    (error: unknown) => notProven(error),
  )
  await client.end().catch(() => undefined)
  if (fault) throw new Error(fault)
}
