// npm run ledger -- --database postgres://… [--gateway http://127.0.0.1:8010]
import path from "node:path"
import { parseArgs } from "node:util"
import pg from "pg"
import { runnerImport } from "vite"

const { values } = parseArgs({ options: { database: { type: "string" }, gateway: { type: "string" } } })
const databaseUrl = values.database ?? process.env.DATABASE_URL
if (!databaseUrl) throw new Error("Which database? npm run ledger -- --database postgres://…")
const { module } = await runnerImport(path.join(import.meta.dirname, "ledger.ts"))
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
try {
  // One snapshot of the shop, and nothing is written.
  await client.query("begin isolation level repeatable read read only")
  const ask = async (statement, bindings = []) => (await client.query(statement, bindings)).rows
  const book = values.gateway ? await (await fetch(`${values.gateway}/razorpay/__inbox`)).json() : undefined
  const found = await module.differences(ask, { book })
  const known = await module.explained(ask, book)
  if (known.length) process.stdout.write(`Explained:\n${module.inWords(known)}\n\n`)
  process.stdout.write(found.length ? `${module.inWords(found)}\n` : "No difference.\n")
  process.exitCode = found.length ? 1 : 0
} finally {
  await client.end()
}
