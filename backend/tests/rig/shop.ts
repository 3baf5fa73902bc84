import path from "node:path"
import { compile } from "../../launcher/compile.mjs"
import { startPostgres } from "../../launcher/postgres.mjs"
import { type Child, lastLines, startChild, untilReady } from "./child"
import { shopEnvironment } from "./environment"
import { dropDataDir, freePort, newDataDir, sweepAfterKilledRuns } from "./places"
import { seedInto } from "./seeded"

/** What a test needs to know of the shop it talks to; plain data, so that it can cross to the test's process. */
export type ShopFacts = {
  /** The backend's own address, without `/api`. */
  api: string
  standIns: string
  databaseUrl: string
  /** The origin that the shop takes requests from. */
  publicUrl: string
  owner: { email: string; password: string }
  /** The demo's own customer, with an address and measurements. */
  customer: { email: string; phone: string; password: string }
  razorpay: { keyId: string; keySecret: string; webhookSecret: string }
  /** The file that the backend writes its log to. */
  log: string
}

export type RunningShop = {
  facts: ShopFacts
  /** Starts the backend (again), with more in its environment, for example `CRASH_AT`. Waits until it is ready unless told not to. */
  startBackend(more?: Record<string, string>): Promise<Child>
  backend(): Child
  logs(lines?: number): string
  close(): Promise<void>
}

/** Opens one whole shop on a data folder and ports of its own: compiled, seeded, with its stand-ins. Close it when done. */
export async function openShop(more: Record<string, string> = {}): Promise<RunningShop> {
  sweepAfterKilledRuns()
  await compile()
  const dataDir = newDataDir()
  const keepPictures = await seedInto(dataDir)
  const postgres = await startPostgres({ dataDir, port: await freePort(), ephemeral: true })
  const [apiPort, standInPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const env = shopEnvironment({ dataDir, databaseUrl: postgres.url("silai"), apiPort, standInPort, smtpPort })
  const logOf = (name: string) => path.join(dataDir, "logs", `${name}.log`)

  let backend: Child
  const standIns = startChild({
    file: "backend/launcher/stand-ins/main.mjs",
    env: env.standIns,
    log: logOf("stand-ins"),
  })
  const startBackend = async (extra: Record<string, string> = {}) => {
    backend = startChild({
      file: "backend/.medusa/server/src/boot.js",
      env: { ...env.backend, ...more, ...extra },
      log: logOf("backend"),
    })
    await untilReady(backend, "backend", logOf("backend"))
    return backend
  }
  const close = async () => {
    await Promise.all([backend?.stop(), standIns.stop()])
    postgres.stop()
    keepPictures()
    dropDataDir(dataDir)
  }
  try {
    await Promise.all([untilReady(standIns, "stand-ins", logOf("stand-ins")), startBackend()])
  } catch (error) {
    await close()
    throw error
  }
  return {
    facts: {
      api: `http://127.0.0.1:${apiPort}`,
      standIns: `http://127.0.0.1:${standInPort}`,
      databaseUrl: postgres.url("silai"),
      publicUrl: env.publicUrl,
      owner: env.owner,
      customer: env.customer,
      razorpay: env.razorpay,
      log: logOf("backend"),
    },
    startBackend,
    backend: () => backend,
    logs: (lines = 80) =>
      ["backend", "stand-ins"].map((name) => `--- ${name}\n${lastLines(logOf(name), lines)}`).join("\n"),
    close,
  }
}
