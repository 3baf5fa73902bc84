import { spawn } from "node:child_process"
import path from "node:path"
import { fingerprint } from "./fingerprint.mjs"
import { openLog } from "./log-file.mjs"
import { operatorsPlugins } from "./plugin-list.mjs"
import { root } from "./settings.mjs"
import { Trouble } from "./trouble.mjs"

const shapesTheDatabase = (file) => /[\\/](migrations|links)[\\/]/.test(file) && !/\.test\./.test(file)

/** A hash of the inputs of the preparation: when it changes, the database is prepared again. */
export const databaseHash = () =>
  `${fingerprint(root, ["package-lock.json"])}-${fingerprint(root, ["backend/src", "plugins", ...migrationsOfOperators()], shapesTheDatabase)}`

/** A package's compiled migrations are in a hidden folder, which is not hashed; a new version of it changes package-lock.json. */
const migrationsOfOperators = () =>
  operatorsPlugins().flatMap(({ folder }) => [path.join(folder, "package.json"), path.join(folder, "src")])

// The exit code of backend/src/prepare.ts when an earlier seeding was interrupted.
const halfSeeded = 3

function runPrepare({ env, dataDir, say, onChild }) {
  const log = openLog(path.join(dataDir, "logs/prepare.log"))
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        "--import",
        path.join(root, "backend/launcher/tether.mjs"),
        "--enable-source-maps",
        path.join(root, "backend/.medusa/server/src/prepare.js"),
      ],
      {
        cwd: root,
        env,
        stdio: ["ignore", "pipe", "pipe", "ipc"],
        detached: process.platform !== "win32",
        windowsHide: true,
      },
    )
    onChild(child)
    child.stdout.on("data", (chunk) => log.write(String(chunk)))
    child.stderr.on("data", (chunk) => log.write(String(chunk)))
    child.on("message", (message) => {
      if (message?.step) say(message.step)
    })
    child.on("close", (code, signal) => {
      if (code === 0 || code === halfSeeded) return resolve(code)
      reject(
        new Trouble(
          `The database could not be prepared (${signal ?? `exit code ${code}`}). Its last words, from ${path.relative(root, log.file)}:\n\n${log.lastLines(12)}`,
        ),
      )
    })
  })
}

/**
 * Migrates the database, and seeds it when it is empty. Skipped when nothing in the hash changed since the last time.
 * @returns {Promise<"unchanged" | "prepared">}
 */
export async function prepareShop({ database, ...run }) {
  const hash = databaseHash()
  if (await database.isPrepared(hash)) return "unchanged"
  if ((await runPrepare(run)) === halfSeeded) {
    run.say("beginning the first filling again")
    await database.recreate()
    if ((await runPrepare(run)) === halfSeeded)
      throw new Trouble(
        `The database could not be filled, twice. The reason is in ${path.join(run.dataDir, "logs/prepare.log")}: fix that, then start again.`,
      )
  }
  await database.notePrepared(hash)
  return "prepared"
}
