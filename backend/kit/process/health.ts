import { many, only, type Sql } from "../sql/knex"
import { countFailed } from "../sql/outbox"

/** Ages in seconds. */
export type HouseHealth = {
  /** Of the newest whole backup, and of the changes archived since; none without a backup. */
  backups: { kind: "copy" | "changes"; secondsAgo: number }[]
  /** `waiting`: due and not sent yet. */
  outbox: { waiting: number; oldestSeconds: number | null; failed: number }
  /** Each worker's last heartbeat, in any process. */
  workers: { name: string; silentSeconds: number }[]
}

const secondsSince = (moment: string) => `extract(epoch from now() - ${moment})::int`

export const backupAges = (sql: Sql) =>
  many<HouseHealth["backups"][number]>(
    sql,
    `select kind, ${secondsSince("at")} as "secondsAgo" from house_backup order by kind desc`,
  )

/** The health of what every plugin depends on, from the database. */
export async function houseHealth(sql: Sql): Promise<HouseHealth> {
  const [backups, outbox, failed, workers] = await Promise.all([
    backupAges(sql),
    only<{ waiting: number; oldestSeconds: number | null }>(
      sql,
      `select count(*)::int as waiting, ${secondsSince("min(next_at)")} as "oldestSeconds" from outbox where status = 'waiting' and next_at <= now()`,
    ),
    countFailed(sql),
    many<HouseHealth["workers"][number]>(
      sql,
      `select worker as name, greatest(0, ${secondsSince("beat_at")}) as "silentSeconds" from worker_heartbeat order by worker`,
    ),
  ])
  return { backups, outbox: { ...outbox, failed }, workers }
}
