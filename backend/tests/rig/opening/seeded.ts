import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { withLock } from "../../../launcher/machine/lock.mjs"
import { compile } from "../../../launcher/compile.mjs"
import { fingerprint } from "../../../launcher/fingerprint.mjs"
import { startPostgres } from "../../../launcher/database/postgres.mjs"
import { lastLines, startChild } from "./child"
import { shopEnvironment } from "./environment"
import { onOneConnection } from "./one-connection"
import { operatorsPlugins, pluginsToSee } from "../operator"
import { dropDataDir, freePort, newDataDir, root } from "../places"

const shelf = path.join(root, ".cache/tests")
/** Of the last two states of the sources, without and with the plugins of journeys. */
const mostFolders = 4

/** The files that affect a freshly seeded shop; a change of any other file may reuse the cached one. */
const shapesTheSeed = (file: string) =>
  !/\.test\.ts$/.test(file) &&
  (/[\\/](migrations|links|seed)[\\/]/.test(file) ||
    /plugins[\\/]catalogue[\\/]src|contracts[\\/](catalogue|size-chart)|prepare\.ts$|medusa-config\.ts$|package-lock\.json$/.test(
      file,
    ))

const isThere = (folder: string) => fs.existsSync(path.join(folder, "secrets.json"))

const folderName = () =>
  `seeded-${process.getuid?.() ?? "any"}-${fingerprint(root, ["package-lock.json", "medusa-config.ts", "backend/src", "backend/seed", "backend/contracts", "backend/tests/operator", "plugins"], shapesTheSeed)}`

/** Owners and modes matter: the database belongs to the user that PostgreSQL runs as. */
function copyTree(from: string, to: string): void {
  if (process.platform === "win32") fs.cpSync(from, to, { recursive: true })
  else execFileSync("cp", ["-a", `${from}/.`, to])
}

const query = (databaseUrl: string, statement: string) =>
  onOneConnection(databaseUrl, (client) => client.query(statement))

/** Fills a shop, starting with the one in the folder `from` where one is given, and moves the stopped result to `target`. */
async function saveFilled(
  target: string,
  from: string | undefined,
  fill: (env: ReturnType<typeof shopEnvironment>, log: string, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const folder = newDataDir()
  try {
    if (from) copyTree(from, folder)
    const postgres = await startPostgres({ dataDir: folder, port: await freePort(), ephemeral: true })
    if (postgres.data !== path.join(folder, "postgres"))
      throw new Error(`PostgreSQL could not use ${folder}. Set TMPDIR to a folder that every user may enter.`)
    const databaseUrl = postgres.url("silai")
    try {
      if (!from) await query(postgres.url("postgres"), "create database silai")
      const env = shopEnvironment({ dataDir: folder, databaseUrl, apiPort: 1, standInPort: 1, smtpPort: 1 })
      await fill(env, path.join(folder, "logs/prepare.log"), databaseUrl)
    } finally {
      postgres.stop()
    }
    const half = `${target}.${process.pid}`
    fs.mkdirSync(half, { recursive: true, mode: 0o755 })
    copyTree(folder, half)
    fs.rmSync(target, { recursive: true, force: true })
    fs.renameSync(half, target)
  } finally {
    dropDataDir(folder)
  }
}

/** Migrates and seeds a shop as a first start would. */
async function make(target: string): Promise<void> {
  // Even where a journey's shop has fewer plugins: the cached one is shared by all.
  await compile(operatorsPlugins())
  await saveFilled(target, undefined, async ({ prepare }, log, databaseUrl) => {
    await prepareDatabase(prepare, log)
    // A picture's smaller files are made when a page asks for them. Making all of them in advance takes each shop of a run
    // two minutes of CPU.
    await query(databaseUrl, "update picture set stage = 'done'")
  })
}

/** Migrates a shop's database, and seeds it when it is empty. */
export async function prepareDatabase(env: Record<string, string>, log: string): Promise<void> {
  const code = await startChild({ file: "backend/.medusa/server/src/prepare.js", env, log }).ended
  if (code !== 0) throw new Error(`The database could not be prepared. Last words:\n${lastLines(log, 25)}`)
}

function dropOld(): void {
  const folders = fs
    .readdirSync(shelf)
    .filter((name) => /^seeded-/.test(name))
    .map((name) => path.join(shelf, name))
  const byAge = folders.map((folder) => ({ folder, at: fs.statSync(folder).mtimeMs })).sort((a, b) => b.at - a.at)
  for (const { folder } of byAge.slice(mostFolders)) fs.rmSync(folder, { recursive: true, force: true })
}

/** The same, with the plugins of journeys, which an operator has installed afterwards. */
async function makeForJourneys(target: string, plain: string): Promise<void> {
  await compile(pluginsToSee)
  await saveFilled(target, plain, ({ prepare }, log) =>
    prepareDatabase({ ...prepare, EXTRA_PLUGINS: pluginsToSee }, log),
  )
}

/** The folder with a migrated and seeded shop of the current sources; journeys have further plugins installed. */
export async function seededShop(isForJourneys = false): Promise<string> {
  const plain = path.join(shelf, folderName())
  const forJourneys = `${plain}-journeys`
  // Shops may open in parallel, and each needs it.
  await withLock("seeded-shop", async () => {
    if (!isThere(plain)) await make(plain)
    if (isForJourneys && !isThere(forJourneys)) await makeForJourneys(forJourneys, plain)
    dropOld()
  })
  return isForJourneys ? forJourneys : plain
}

/** Fills a data folder with a copy of the stopped shop in the folder `from`, which takes half a second. */
export function seedInto(dataDir: string, from: string): void {
  copyTree(from, dataDir)
  fs.chmodSync(dataDir, 0o711)
}
