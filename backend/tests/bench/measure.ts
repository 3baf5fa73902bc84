import fs from "node:fs"
import path from "node:path"
import { oneRow, sql } from "../rig/sql"

/** CPU time of a process so far, in milliseconds (Linux counts in hundredths of a second). */
function cpuOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** CPU time of a process and those it has started, in milliseconds. */
export function cpuNow(pid: number): number {
  const children = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  return cpuOf(pid) + children.reduce((sum, child) => sum + cpuIfThere(Number(child)), 0)
}

const parentOf = (pid: string): number => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8")
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1])
  } catch {
    return 0
  }
}

/** The database server's CPU time: its postmaster, every open connection, and those closed since. */
export function databaseCpu(postmaster: number): number {
  const children = fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
  const stat = fs.readFileSync(`/proc/${postmaster}/stat`, "utf8")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10
  return children.reduce((sum, pid) => sum + cpuIfThere(Number(pid)), own)
}

function cpuIfThere(pid: number): number {
  try {
    return cpuOf(pid)
  } catch {
    return 0
  }
}

export async function postmasterOf(): Promise<{ pid: number; log: string }> {
  const { data_directory: data } = await oneRow<{ data_directory: string }>("show data_directory")
  return {
    pid: Number(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    log: path.join(data, "server.log"),
  }
}

export type Work = { name: string; pid: number; ask: (at: number) => Promise<number> }
export type Cell = { requests: number; seconds: number; nodeMs: number; databaseMs: number; bytes: number }

export const nothing = (): Cell => ({ requests: 0, seconds: 0, nodeMs: 0, databaseMs: 0, bytes: 0 })

/** Keeps this many requests running for this long, and returns their cost. */
export async function round(work: Work, postmaster: number, seconds: number, lines: number): Promise<Cell> {
  const before = { node: cpuOf(work.pid), database: databaseCpu(postmaster), at: performance.now() }
  let [requests, bytes] = [0, 0]
  const end = before.at + seconds * 1_000
  await Promise.all(
    Array.from({ length: lines }, async () => {
      while (performance.now() < end) {
        const length = await work.ask(requests++)
        bytes += length
      }
    }),
  )
  return {
    requests,
    bytes,
    seconds: (performance.now() - before.at) / 1_000,
    nodeMs: cpuOf(work.pid) - before.node,
    databaseMs: databaseCpu(postmaster) - before.database,
  }
}

export const added = (a: Cell, b: Cell): Cell => ({
  requests: a.requests + b.requests,
  seconds: a.seconds + b.seconds,
  nodeMs: a.nodeMs + b.nodeMs,
  databaseMs: a.databaseMs + b.databaseMs,
  bytes: a.bytes + b.bytes,
})

/**
 * SQL statements of one request: the database logs each while ten requests run, one after the other, with no other
 * client.
 */
export async function statementsOf(work: Work, log: string): Promise<number> {
  const tries = 5
  await sql(`alter system set log_statement = 'all'`)
  await sql(`select pg_reload_conf()`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const from = fs.statSync(log).size
  for (let n = 0; n < tries; n++) await work.ask(n)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const text = fs.readFileSync(log).subarray(from).toString("utf8")
  await sql(`alter system reset log_statement`)
  await sql(`select pg_reload_conf()`)
  return (text.match(/LOG: {2}(statement|execute [^:]*):(?! alter system| select pg_reload)/g) ?? []).length / tries
}
