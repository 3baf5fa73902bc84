import { createRequire } from "node:module"
import pg from "pg"
import { startPostgres } from "./postgres.mjs"
import { Trouble } from "../trouble.mjs"

// `import` finds no named exports in the compiler's output.
const require = createRequire(import.meta.url)
const name = "silai"
const unfinished = "preparation began"
const done = (hash) => `prepared ${hash}`

async function ask(url, sql, values = []) {
  // Compiled just before: the backend parses the address in the same way.
  const { databaseAddress } = require("@silai/kit/database-address")
  const client = new pg.Client({
    ...databaseAddress(url, process.env.DATABASE_CA || undefined),
    connectionTimeoutMillis: 10_000,
  })
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

// The record of the last preparation is in the database itself (as its comment), so that it moves with the data, also
// in a restore.
const readNote = async (url) =>
  (
    await ask(
      url,
      "select shobj_description(oid, 'pg_database') as note from pg_database where datname = current_database()",
    )
  )[0]?.note ?? ""
const writeNote = (url, note) =>
  ask(url, `do $$ begin execute format('comment on database %I is %L', current_database(), '${note}'); end $$`).catch(
    () => undefined,
  ) // not the owner: prepared again next time

/** Creates the database when it is missing. One whose seeding was interrupted is recreated: it is still unused. */
async function ensureDatabase(server) {
  const house = server.url("postgres")
  const [found] = await ask(
    house,
    "select shobj_description(oid, 'pg_database') as note from pg_database where datname = $1",
    [name],
  )
  if (found && found.note !== unfinished) return
  if (found) await ask(house, `drop database ${name} with (force)`)
  await ask(house, `create database ${name}`)
  await ask(house, `comment on database ${name} is '${unfinished}'`)
}

const inWords = (error, url) => {
  const where = (() => {
    try {
      const { hostname, port, pathname } = new URL(url)
      return `${pathname.slice(1) || "?"} at ${hostname}:${port || 5432}`
    } catch {
      return "there"
    }
  })()
  if (error.code === "3D000")
    return `DATABASE_URL names the database ${where}, which does not exist. Create it (createdb), then start again.`
  if (error.code === "28P01" || error.code === "28000")
    return `The database ${where} refuses the user or password in DATABASE_URL. Correct it, then start again.`
  if (/^DATABASE_/.test(error.message)) return error.message
  return `The database ${where} does not answer (${error.message || error.code}). Start it, or correct DATABASE_URL, or leave DATABASE_URL out to use the bundled PostgreSQL.`
}

/**
 * Opens the shop's database: the bundled server, or the one in DATABASE_URL. Throws Trouble when it is not available.
 * @returns {Promise<{url: string, isPrepared(hash: string): Promise<boolean>, notePrepared(hash: string):
 * Promise<void>, recreate(): Promise<void>, watch(say): () => void, stop(): void}>}
 */
export async function openDatabase({ databaseUrl, dataDir, postgresPort }) {
  const server = databaseUrl ? null : await startPostgres({ dataDir, port: postgresPort })
  if (server) await ensureDatabase(server)
  const url = databaseUrl ?? server.url(name)
  try {
    await ask(url, "select 1")
  } catch (error) {
    const { notProven } = require("@silai/kit/database-address")
    throw new Trouble(notProven(error) ?? inWords(error, url))
  }
  return {
    url,
    isPrepared: async (hash) =>
      (await readNote(url)) === done(hash) &&
      (await ask(url, "select finished_at from house_seed").catch(() => [])).some((row) => row.finished_at),
    /**
     * Empties a database whose seeding was interrupted. Only the bundled one: another server's database may contain
     * other data.
     */
    async recreate() {
      if (!server)
        throw new Trouble(
          "The first filling of the database was cut short. Empty the database that DATABASE_URL names (dropdb, createdb), then start again.",
        )
      await ask(server.url("postgres"), `comment on database ${name} is '${unfinished}'`)
      await ensureDatabase(server)
    },
    notePrepared: (hash) => writeNote(url, done(hash)),
    /** Restarts the bundled server when it died. Returns a function that stops watching. */
    watch(say) {
      if (!server) return () => {}
      let busy = false
      const restartIfDown = async () => {
        if (busy || server.isUp()) return
        busy = true
        say("PostgreSQL stopped by itself; starting it again.")
        await server.again().catch((error) => say(error.message))
        busy = false
      }
      const timer = setInterval(() => void restartIfDown(), 2_000)
      timer.unref()
      return () => clearInterval(timer)
    },
    stop: () => server?.stop(),
  }
}
