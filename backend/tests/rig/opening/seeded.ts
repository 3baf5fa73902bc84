import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { compile } from "../../../launcher/compile.mjs"
import { fingerprint } from "../../../launcher/fingerprint.mjs"
import { startPostgres } from "../../../launcher/database/postgres.mjs"
import { lastLines, startChild } from "./child"
import { shopEnvironment } from "./environment"
import { onOneConnection } from "./one-connection"
import { operatorsPlugins } from "../operator"
import { dropDataDir, freePort, newDataDir, root } from "../places"

const shelf = path.join(root, ".cache/tests")
const keep = 2

/** The files that affect a freshly seeded shop; a change of any other file may reuse the cached one. */
const shapesTheSeed = (file: string) =>
  !/\.test\.ts$/.test(file) &&
  (/[\\/](migrations|links|seed)[\\/]/.test(file) ||
    /plugins[\\/]catalogue[\\/]src|contracts[\\/](catalogue|size-chart)|prepare\.ts$|medusa-config\.ts$|package-lock\.json$/.test(
      file,
    ))

const folderName = () =>
  `seeded-${process.getuid?.() ?? "any"}-${fingerprint(root, ["package-lock.json", "medusa-config.ts", "backend/src", "backend/seed", "backend/contracts", "backend/tests/operator", "plugins"], shapesTheSeed)}`

/** Owners and modes matter: the database belongs to the user that PostgreSQL runs as. */
function copyTree(from: string, to: string): void {
  if (process.platform === "win32") fs.cpSync(from, to, { recursive: true })
  else execFileSync("cp", ["-a", `${from}/.`, to])
}

const query = (databaseUrl: string, statement: string) =>
  onOneConnection(databaseUrl, (client) => client.query(statement))

/** Migrates and seeds a shop as a first start would, then caches the stopped result. */
async function make(target: string): Promise<void> {
  // Even where a journey's shop has fewer plugins: the cached one is shared by all.
  await compile(operatorsPlugins())
  const folder = newDataDir()
  const log = path.join(folder, "logs/prepare.log")
  try {
    const postgres = await startPostgres({ dataDir: folder, port: await freePort(), ephemeral: true })
    if (postgres.data !== path.join(folder, "postgres"))
      throw new Error(`PostgreSQL could not use ${folder}. Set TMPDIR to a folder that every user may enter.`)
    await query(postgres.url("postgres"), "create database silai")
    const { prepare } = shopEnvironment({
      dataDir: folder,
      databaseUrl: postgres.url("silai"),
      apiPort: 1,
      standInPort: 1,
      smtpPort: 1,
    })
    try {
      await prepareDatabase(prepare, log)
      // A picture's smaller files are made when a page asks for them. Making all of them in advance takes each shop of a run
      // two minutes of CPU.
      await query(postgres.url("silai"), "update picture set stage = 'done'")
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
  for (const { folder } of byAge.slice(keep)) fs.rmSync(folder, { recursive: true, force: true })
}

/** The folder with a migrated and seeded shop of the current sources. */
export async function seededShop(): Promise<string> {
  const kept = path.join(shelf, folderName())
  if (!fs.existsSync(path.join(kept, "secrets.json"))) {
    await make(kept)
    dropOld()
  }
  return kept
}

/**
 * Fills a data folder with a migrated and seeded shop: made once per state of the sources, copied (half a second) after
 * that. `existing` is the folder of a shop that another version has filled. Returns the folder that was copied.
 */
export async function seedInto(dataDir: string, existing?: string): Promise<string> {
  const kept = existing ?? (await seededShop())
  copyTree(kept, dataDir)
  fs.chmodSync(dataDir, 0o711)
  return kept
}
