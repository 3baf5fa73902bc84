import { expect, it } from "vitest"
import { eventually } from "../rig/eventually"
import { oneRow, sql } from "../rig/sql"
import { figure } from "../score/say"
import { docker } from "./compose"
import { buy, postgres, project, reopen, shop } from "./setting"

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
    inPostgres("sh", "-c", "pg_dump -U silai -Fc silai > /tmp/silai.dump && createdb -U silai dumped")
    inPostgres("pg_restore", "-U", "silai", "-d", "dumped", "--no-owner", "/tmp/silai.dump")
    const kept = rows("dumped")
    expect(kept).toContain("order_state ")
    expect(kept).toBe(rows("silai"))
    inPostgres("sh", "-c", "dropdb -U silai dumped && rm /tmp/silai.dump")
  }, 300_000)

  it("restores every order, even those of the last second, and the shop as it was at a moment", async () => {
    const ids = async () =>
      (await sql<{ id: string }>(`select id from "order" order by created_at`)).map(({ id }) => id)
    const backup = shop.start("backup")
    await shop.healthy(backup)
    await eventually("the first copy is whole", async () => shop.logs(backup).includes("copied:"), 60_000)
    const before = await buy()
    const { at } = await oneRow<{ at: string }>(`select clock_timestamp()::text as at`)
    const after = await buy()
    const all = await ids()
    const { lsn } = await oneRow<{ lsn: string }>(`select pg_current_wal_flush_lsn()::text as lsn`)
    await eventually("the last order's changes are kept", async () => {
      const [slot] = await sql(`select restart_lsn >= '${lsn}' as there from pg_replication_slots`)
      return slot?.there === true
    })
    const loseDisk = async () => {
      for (const service of ["storefront", "worker", "server", "backup"])
        for (const container of shop.containers(service)) await shop.stop(container)
      // No checkpoint, nothing written back: as if the machine were lost.
      for (const container of shop.containers("postgres")) shop.remove(container)
      shop.dropVolume("database")
    }
    await loseDisk()
    expect(await shop.run("restore")).toMatchObject({ code: 0 })
    await reopen()
    expect(await ids()).toEqual(all)
    expect(all).toEqual(expect.arrayContaining([before, after]))
    figure("orders lost with the database's disk", 0, { of: all.length })
    expect((await buy()).length).toBeGreaterThan(0)
    // The restored shop is backed up again; its history differs from the one before.
    await loseDisk()
    docker(
      "run",
      "--rm",
      "--user",
      "root",
      "--volume",
      `${project}_backups:/b`,
      shop.imageOf("postgres"),
      "sh",
      "-c",
      "rm -rf /b/base /b/wal && mv /b/base-until /b/base && mv /b/wal-until-* /b/wal",
    )
    expect(await shop.run("restore", at!)).toMatchObject({ code: 0 })
    await reopen()
    expect(await ids()).toEqual(all.filter((id) => id !== after))
  }, 900_000)
}
