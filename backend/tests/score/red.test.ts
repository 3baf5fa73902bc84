import { spawnSync } from "node:child_process"
import path from "node:path"
import { expect, test } from "vitest"
import { startPostgres } from "../../launcher/database/postgres.mjs"
import { shopEnvironment } from "../rig/opening/environment"
import { dropDataDir, freePort, newDataDir, root } from "../rig/places"
import { seededShop, seedInto } from "../rig/opening/seeded"
import { figure } from "./print"

const rounds = Number(process.env.SCORE_ROUNDS ?? 20)
const racers = 50

/** A race that cannot be lost proves nothing: here the same race is lost. */
test("oversells in the same race without the checkout", async () => {
  const dataDir = newDataDir()
  seedInto(dataDir, await seededShop())
  const postgres = await startPostgres({ dataDir, port: await freePort(), ephemeral: true })
  try {
    const { backend } = shopEnvironment({
      dataDir,
      databaseUrl: postgres.url("silai"),
      apiPort: 1,
      standInPort: 1,
      smtpPort: 1,
    })
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(root, "backend/tests/score/unguarded.mjs"), String(rounds), String(racers)],
      {
        cwd: root,
        encoding: "utf8",
        timeout: 280_000,
        env: { PATH: process.env.PATH, LOG_LEVEL: "warn", ...backend },
      },
    )
    const line = stdout.split("\n").find((text) => text.startsWith("RED "))
    expect(line, stderr.slice(-2000)).toBeTruthy()
    const { racers: n, accepted, oversold, faults } = JSON.parse(line!.slice(4)) as Record<string, number>
    figure("RED: oversold units with the engine's unguarded stock call", oversold!, { n, sold: accepted, faults })
    expect(oversold).toBeGreaterThan(0)
  } finally {
    postgres.stop()
    dropDataDir(dataDir)
  }
}, 300_000)
