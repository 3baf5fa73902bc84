import fs from "node:fs"
import path from "node:path"
import { oneRow, sql } from "./sql"

/** Statements of the transaction in which `buy` places an order, from the database's own log. */
export async function statementsOfPlacing(buy: () => Promise<unknown>): Promise<string[]> {
  const { folder } = await oneRow<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const file = path.join(folder, "server.log")
  const before = fs.statSync(file).size
  await sql(`alter system set log_line_prefix = '%p '`)
  await sql(`alter system set log_statement = 'all'`)
  await sql(`select pg_reload_conf()`)
  try {
    await buy()
  } finally {
    await sql(`alter system reset log_statement`)
    await sql(`alter system reset log_line_prefix`)
    await sql(`select pg_reload_conf()`)
  }
  const logged = fs.readFileSync(file, "utf8").slice(before)
  const lines = [...logged.matchAll(/^(\d+) LOG: {2}(?:statement|execute [^:]+): (.*)$/gm)].map(([, pid, text]) => ({
    pid: pid!,
    text: text!,
  }))
  const at = lines.findIndex(({ text }) => /^insert into "order" /i.test(text))
  const own = lines.map((line, place) => ({ ...line, place })).filter(({ pid }) => pid === lines[at]!.pid)
  const begin = own.findLast(({ text, place }) => place < at && /^begin/i.test(text))!.place
  const commit = own.find(({ text, place }) => place > at && /^commit/i.test(text))!.place
  return own.filter(({ place }) => place >= begin && place <= commit).map(({ text }) => text)
}
