import fs from "node:fs"
import path from "node:path"
import { build } from "./build.mjs"
import { compile } from "./compile.mjs"
import { openDatabase } from "./database/database.mjs"
import { shopEnvironment } from "./environment.mjs"
import { prepareShop } from "./prepare-shop.mjs"
import { supervise } from "./supervise.mjs"
import { Trouble } from "./trouble.mjs"

const readyWithinMs = 120_000

/** Ends a running build or preparation; such a child leads a separate process group. */
const killGroup = (child) => {
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL")
  } catch {
    /* ended */
  }
}

async function untilReady(url, parts) {
  const until = Date.now() + readyWithinMs
  let last = "no answer"
  while (Date.now() < until) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
      if (response.ok) return
      last = `${response.status} ${(await response.text()).slice(0, 200)}`
    } catch (error) {
      last = error.cause?.code ?? error.message
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Trouble(
    `The shop did not become ready within ${readyWithinMs / 1000} s (${last}). The logs are in ${path.dirname(parts[0].log.file)}.`,
  )
}

function writeRun(settings, env) {
  const { dataDir, publicUrl, apiPort, standInPort } = settings
  const run = {
    shop: publicUrl,
    api: `http://127.0.0.1:${apiPort}`,
    standIns: `http://localhost:${standInPort}`,
    database: env.backend.DATABASE_URL,
    admin: env.signIn,
    customer: env.customer,
    pid: process.pid,
  }
  const file = path.join(dataDir, "run.json")
  // Renamed into place: a process that waits for the file never reads half of it.
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`, { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  return run
}

/**
 * Everything after the install: compile, database, builds, the processes, until the shop is ready. `toStop` is filled
 * in start order, so that stopping in reverse ends the storefront first and PostgreSQL last.
 */
export async function openShop({ settings, folder, progress, dev, toStop, fail, isStopping }) {
  const { step } = progress
  const children = new Set()
  const onChild = (child) => {
    children.add(child)
    child.once("close", () => children.delete(child))
  }

  await step("Compiling the backend", async () => ((await compile()) === 0 ? "unchanged" : "compiled"))
  const database = await step("PostgreSQL", () => openDatabase(settings))
  toStop.push(() => database.stop())
  toStop.push(database.watch(progress.print))
  const env = shopEnvironment(settings, database.url)
  const start = (name, entry, partEnv, more = {}) => {
    if (isStopping()) throw new Trouble("Stopped.")
    const part = supervise({
      name,
      entry,
      env: partEnv,
      dataDir: settings.dataDir,
      say: progress.print,
      noteChild: folder.noteChild,
      onGiveUp: fail,
      ...more,
    })
    return part
  }

  const parts = {}
  toStop.push(
    () => parts.standIns?.stop(1_500),
    () => parts.backend?.stop(20_000),
    () => parts.admin?.stop(1_000),
    () => parts.storefront?.stop(2_000),
  )
  toStop.push(() => children.forEach(killGroup))

  const standIns = step("Stand-ins for payment and mail", () => {
    parts.standIns = start("stand-ins", "backend/launcher/stand-ins/main.mjs", env.standIns)
    return parts.standIns.ready
  })
  const backend = step("Database", (say) =>
    prepareShop({ database, env: env.prepare, dataDir: settings.dataDir, say, onChild }),
  ).then(() =>
    step("Backend", () => {
      parts.backend = start("backend", "backend/.medusa/server/src/boot.js", env.backend)
      return parts.backend.ready
    }),
  )
  const fronts = dev
    ? import("./dev.mjs").then(({ startFronts }) => startFronts({ start, settings, env, parts }))
    : Promise.all([
        step("Building the storefront", () => build("storefront", onChild)),
        step("Building the back office", () => build("admin", onChild)),
      ]).then(async () => {
        // It waits for the backend only for a while, and a first filling takes longer.
        await backend
        if (isStopping()) return
        parts.storefront = start("storefront", "storefront/server/start.mjs", env.storefront)
      })
  await Promise.all([standIns, backend, fronts])
  await step("Opening the doors", () =>
    untilReady(`http://${settings.askHost}:${settings.shopPort}/api/ready`, [parts.storefront]),
  )
  parts.storefront.markReady()
  if (dev) toStop.push((await import("./dev.mjs")).watchBackend({ progress, parts, env, settings, database, onChild }))

  const run = writeRun(settings, env)
  return {
    welcome: (time) =>
      [
        "",
        `The shop is open (${time}).`,
        "",
        `  Shop           ${run.shop}`,
        `  Back office    ${run.shop}/signin   ${run.admin.email}   ${run.admin.password}`,
        `  A customer     ${run.shop}/signin   ${run.customer.email} or ${run.customer.phone}   ${run.customer.password}`,
        `  Stand-ins      ${run.standIns}   payments, mailbox and switches for faults`,
        "",
        dev ? "Changes are shown as they are saved. Ctrl-C stops everything." : "Ctrl-C stops everything.",
        "",
      ].join("\n"),
  }
}
