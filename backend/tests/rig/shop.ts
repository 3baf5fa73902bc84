import fs from "node:fs"
import path from "node:path"
import { compile } from "../../launcher/compile.mjs"
import { withLock } from "../../launcher/machine/lock.mjs"
import { startPostgres } from "../../launcher/database/postgres.mjs"
import { type Child, lastLines, linesOf, startChild, untilReady } from "./opening/child"
import { shopEnvironment } from "./opening/environment"
import { operatorsPlugins, pluginsToSee } from "./operator"
import { dropDataDir, freePort, newDataDir, root, sweepAfterKilledRuns } from "./places"
import { saveMadePictures, layMadePictures } from "./made-pictures"
import { prepareDatabase, seededShop, seedInto } from "./opening/seeded"

/** The facts that a test needs about its shop; plain data, so that it can be sent to the test's process. */
export type ShopFacts = {
  /** The backend's own address, without `/api`. */
  api: string
  standIns: string
  databaseUrl: string
  /** The origin that the shop accepts requests from. */
  publicUrl: string
  owner: { email: string; password: string }
  /** The demo's own customer, with an address and measurements. */
  customer: { email: string; phone: string; password: string }
  razorpay: { keyId: string; keySecret: string; webhookSecret: string }
  whatsapp: { appSecret: string; verifyToken: string }
  /** The shop's data folder. */
  dataDir: string
  /** The backend's log file. */
  log: string
}

export type RunningShop = {
  facts: ShopFacts
  /**
   * (Re)starts the backend, with extra environment variables, for example `CRASH_AT`. Waits until it is ready unless
   * asked not to.
   */
  startBackend(more?: Record<string, string>): Promise<Child>
  backend(): Child
  /** Kills the database as a power cut would, and restarts it. Resolves when it is up again. */
  killPostgres(): Promise<void>
  /** Runs one of the shop's scripts on it, as `npm run medusa -- exec` does. @throws its output when it failed */
  exec(script: string, ...args: string[]): Promise<void>
  logs(lines?: number): string
  close(): Promise<void>
}

/**
 * Opens one whole shop with its own data folder and ports: compiled, seeded, with its stand-ins. Close it when
 * done. `existing` is the folder of a shop that another version has filled: it is opened as after an update, migrated
 * first.
 */
export async function openShop(more: Record<string, string> = {}, existing?: string): Promise<RunningShop> {
  sweepAfterKilledRuns()
  // Shops may open in parallel processes.
  await withLock("compile", () => compile(more.EXTRA_PLUGINS ?? operatorsPlugins()))
  const dataDir = newDataDir()
  const isForJourneys = more.EXTRA_PLUGINS === pluginsToSee
  const seeded = existing ?? (await seededShop(isForJourneys))
  seedInto(dataDir, seeded)
  const postgres = await startPostgres({ dataDir, port: await freePort(), ephemeral: true })
  await layMadePictures(dataDir, postgres.url("silai"))
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
  const killPostgres = async () => {
    const pid = Number(fs.readFileSync(path.join(postgres.data, "postmaster.pid"), "utf8").split("\n")[0])
    process.kill(pid, "SIGKILL")
    // The killed server's children end by themselves a little later; until then the new server is refused the shared
    // memory.
    for (let tries = 0; ; tries++) {
      try {
        return await postgres.again()
      } catch (error) {
        if (tries === 20) throw error
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
    }
  }
  const exec = async (script: string, ...args: string[]) => {
    const log = logOf("exec")
    const preload = path.join(root, "backend/launcher/compiled-typescript.cjs")
    const run = startChild({
      file: "node_modules/@medusajs/cli/dist/index.js",
      args: ["exec", path.join(root, script), ...args],
      env: { ...env.backend, ...more, NODE_OPTIONS: `--require ${JSON.stringify(preload)}` },
      log,
    })
    if ((await run.ended) !== 0) throw new Error(`${script} failed:\n${lastLines(log, 20)}`)
  }
  const close = async () => {
    await Promise.all([backend?.stop(), standIns.stop()])
    const strays = linesOf(logOf("backend"), "unhandled rejection")
    await saveMadePictures(dataDir, postgres.url("silai"), seeded)
    postgres.stop()
    dropDataDir(dataDir)
    if (!strays.length) return
    // Of a run's shop, which is closed when the tests are over: Vitest prints the error, and succeeds.
    process.exitCode = 1
    throw new Error(`No one has handled rejections of the backend:\n${strays.slice(0, 5).join("\n")}`)
  }
  try {
    // An installed plugin brings its own tables.
    if (existing || (more.EXTRA_PLUGINS && !isForJourneys))
      await prepareDatabase({ ...env.prepare, ...more }, logOf("prepare"))
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
      whatsapp: env.whatsapp,
      dataDir,
      log: logOf("backend"),
    },
    startBackend,
    backend: () => backend,
    killPostgres,
    exec,
    logs: (lines = 80) =>
      ["backend", "stand-ins"].map((name) => `--- ${name}\n${lastLines(logOf(name), lines)}`).join("\n"),
    close,
  }
}
