import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { fingerprint } from "../../launcher/fingerprint.mjs"
import { startPostgres } from "../../launcher/postgres.mjs"
import { lastLines, startChild } from "./child"
import { shopEnvironment } from "./environment"
import { keepMadePictures, layMadePictures } from "./made-pictures"
import { dropDataDir, freePort, newDataDir, root } from "./places"

const shelf = path.join(root, ".cache/tests")
const keep = 2

/** What decides how a freshly seeded shop looks; a change of anything else may use yesterday's. */
const shapesTheSeed = (file: string) =>
  !/\.test\.ts$/.test(file) &&
  (/[\\/](migrations|links|seed)[\\/]/.test(file) ||
    /plugins[\\/]catalogue[\\/]src|contracts[\\/](catalogue|size-chart)|prepare\.ts$|medusa-config\.ts$|package-lock\.json$/.test(
      file,
    ))

const folderName = () =>
  `seeded-${process.getuid?.() ?? "any"}-${fingerprint(root, ["package-lock.json", "medusa-config.ts", "backend/src", "backend/seed", "backend/contracts", "plugins"], shapesTheSeed)}`

/** Owners and modes matter: the database belongs to the user that PostgreSQL runs as. */
function copyTree(from: string, to: string): void {
  if (process.platform === "win32") fs.cpSync(from, to, { recursive: true })
  else execFileSync("cp", ["-a", `${from}/.`, to])
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  await client.query("create database silai")
  await client.end()
}

/** Migrates and seeds a shop as a first start would, then puts the stopped result on the shelf. */
async function make(target: string): Promise<void> {
  const folder = newDataDir()
  const log = path.join(folder, "logs/prepare.log")
  try {
    const postgres = await startPostgres({ dataDir: folder, port: await freePort(), ephemeral: true })
    if (postgres.data !== path.join(folder, "postgres"))
      throw new Error(`PostgreSQL could not use ${folder}. Set TMPDIR to a folder that every user may enter.`)
    await createDatabase(postgres.url("postgres"))
    const { prepare } = shopEnvironment({
      dataDir: folder,
      databaseUrl: postgres.url("silai"),
      apiPort: 1,
      standInPort: 1,
      smtpPort: 1,
    })
    const code = await startChild({ file: "backend/.medusa/server/src/prepare.js", env: prepare, log }).ended
    postgres.stop()
    if (code !== 0) throw new Error(`The shop could not be seeded. Last words:\n${lastLines(log, 25)}`)
    const half = `${target}.${process.pid}`
    fs.mkdirSync(half, { recursive: true, mode: 0o755 })
    copyTree(folder, half)
    fs.rmSync(target, { recursive: true, force: true })
    fs.renameSync(half, target)
  } finally {
    dropDataDir(folder)
  }
}

function dropOld(): void {
  const folders = fs
    .readdirSync(shelf)
    .filter((name) => /^seeded-/.test(name))
    .map((name) => path.join(shelf, name))
  const byAge = folders.map((folder) => ({ folder, at: fs.statSync(folder).mtimeMs })).sort((a, b) => b.at - a.at)
  for (const { folder } of byAge.slice(keep)) fs.rmSync(folder, { recursive: true, force: true })
}

/**
 * Fills a data folder with a migrated and seeded shop: made once per state of the sources, copied (half a second) after that.
 * Gives back how to keep the pictures that the run makes, for the next ones to start with.
 */
export async function seedInto(dataDir: string): Promise<() => void> {
  const kept = path.join(shelf, folderName())
  if (!fs.existsSync(path.join(kept, "secrets.json"))) {
    await make(kept)
    dropOld()
  }
  copyTree(kept, dataDir)
  fs.chmodSync(dataDir, 0o755)
  layMadePictures(dataDir)
  return () => keepMadePictures(dataDir, kept)
}
