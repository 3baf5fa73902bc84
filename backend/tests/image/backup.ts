import { expect, it } from "vitest"
import { eventually } from "../rig/eventually"
import { oneRow, sql } from "../rig/sql"
import { figure } from "../score/print"
import { docker } from "./engine"
import { buy, open, postgres, servers, shop, worker } from "./setting"

export function backupOfShop(): void {
  it("is also a dump, which restores the same database, row for row", async () => {
    const inPostgres = (...words: string[]) => docker("exec", postgres!, ...words)
    const rows = (database: string) =>
      inPostgres(
        "psql",
        "-U",
        "silai",
        "-d",
        database,
        "-Atc",
        `select table_name || ' ' || (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', table_name), false, true, '')))[1]
           from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
            and table_name not in ('worker_heartbeat', 'house_backup', 'outbox', 'rate_limit') order by 1`,
      )
    // A row that a worker or server writes between the two counts would be in one of them only.
    const writers = [worker!, ...servers]
    await docker("pause", ...writers)
    try {
      await inPostgres("sh", "-c", "pg_dump -U silai -Fc silai > /tmp/silai.dump && createdb -U silai dumped")
      await inPostgres("pg_restore", "-U", "silai", "-d", "dumped", "--no-owner", "/tmp/silai.dump")
      const stored = await rows("dumped")
      expect(stored).toContain("order_state ")
      expect(stored).toBe(await rows("silai"))
    } finally {
      await docker("unpause", ...writers)
    }
    await inPostgres("sh", "-c", "dropdb -U silai dumped && rm /tmp/silai.dump")
  }, 300_000)

  it("restores every order, even those of the last second, and the shop as it was at a moment", async () => {
    const ids = async () =>
      (await sql<{ id: string }>(`select id from "order" order by created_at`)).map(({ id }) => id)
    const copied = async (backup: string) => {
      await shop.healthy(backup)
      await eventually("the first copy is whole", async () => (await shop.logs(backup)).includes("copied:"), 60_000)
    }
    const stored = async () => {
      const { lsn } = await oneRow<{ lsn: string }>(`select pg_current_wal_flush_lsn()::text as lsn`)
      await eventually("the last order's changes are kept", async () => {
        const [slot] = await sql(`select restart_lsn >= '${lsn}' as there from pg_replication_slots`)
        return slot?.there === true
      })
    }
    await copied(await shop.container("backup"))
    const before = await buy()
    const { at } = await oneRow<{ at: string }>(`select clock_timestamp()::text as at`)
    const after = await buy()
    const all = await ids()
    await stored()
    const loseDisk = async () => {
      await shop.call("stop", "door", "storefront", "worker", "server", "backup")
      // No checkpoint, nothing written back: as if the machine were lost.
      await docker("rm", "--force", await shop.container("postgres"))
      await shop.call("rm", "--force", "storefront", "worker", "server", "prepare", "backup")
      await shop.dropVolume("database")
    }
    await loseDisk()
    expect(await shop.run("restore")).toMatchObject({ code: 0 })
    await open()
    expect(await ids()).toEqual(all)
    expect(all).toEqual(expect.arrayContaining([before, after]))
    figure("orders lost with the database's disk", 0, { of: all.length })
    expect((await buy()).length).toBeGreaterThan(0)
    // The restored shop is backed up again. Then another moment is wanted after all.
    await loseDisk()
    expect(await shop.runAs("sh /backup.sh undo-restore", "restore")).toMatchObject({ code: 0 })
    expect(await shop.run("restore", at!)).toMatchObject({ code: 0 })
    await open()
    const until = all.filter((id) => id !== after)
    expect(await ids()).toEqual(until)
    // A copy of that shop still names the moment; a restore of all that was kept must not stop there.
    await copied(await shop.container("backup"))
    const later = await buy()
    await stored()
    await loseDisk()
    expect(await shop.run("restore")).toMatchObject({ code: 0 })
    await open()
    expect(await ids()).toEqual([...until, later])
  }, 1_200_000)
}
