import fs from "node:fs"
import { Client } from "pg"
import { theShop } from "../rig/facts"
import { postmasterOf } from "../bench/measure"

/** One statement that the database ran: its text, the blocks it read (in memory or not), and the tables that it read in full. */
export type Ran = {
  text: string
  blocks: number
  aside: number
  ms: number
  scanned: { table: string; blocks: number }[]
}

type Node = {
  "Node Type": string
  "Relation Name"?: string
  "Actual Loops"?: number
  "Shared Hit Blocks"?: number
  "Shared Read Blocks"?: number
  "Temp Read Blocks"?: number
  "Temp Written Blocks"?: number
  Plans?: Node[]
}

const everyNode = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(everyNode)]

const blocksOf = (node: Node) => (node["Shared Hit Blocks"] ?? 0) + (node["Shared Read Blocks"] ?? 0)

const ranOf = (ms: number, { "Query Text": text, Plan }: { "Query Text": string; Plan: Node }): Ran => ({
  text,
  ms,
  blocks: blocksOf(Plan),
  aside: (Plan["Temp Read Blocks"] ?? 0) + (Plan["Temp Written Blocks"] ?? 0),
  scanned: everyNode(Plan).flatMap((node) =>
    node["Node Type"] === "Seq Scan" && node["Relation Name"] && (node["Actual Loops"] ?? 0) > 0
      ? [
          {
            table: node["Relation Name"],
            blocks: blocksOf(node),
          },
        ]
      : [],
  ),
})

/** Connections made from now on log the plan of what they run; earlier ones do not. */
const SETTINGS = {
  "auto_explain.log_min_duration": "-1",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_format": "json",
  "auto_explain.log_parameter_max_length": "0",
}

async function asServer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: theShop().databaseUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/**
 * From now on each new connection can log its plans (`plansOf`). Restart the backend afterwards. `inFunctions`: also of the statements
 * within functions and triggers, whose blocks are counted in the statement that calls them, too.
 */
export async function enablePlanLog({ inFunctions = false } = {}): Promise<void> {
  await asServer(`alter system set session_preload_libraries = 'auto_explain'`, `select pg_reload_conf()`)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await asServer(
    ...Object.entries({ ...SETTINGS, "auto_explain.log_nested_statements": inFunctions ? "on" : "off" }).map(
      ([name, value]) => `alter system set ${name} = '${value}'`,
    ),
    `select pg_reload_conf()`,
  )
}

async function logPlans(are: boolean): Promise<void> {
  await asServer(`alter system set auto_explain.log_min_duration = '${are ? 0 : -1}'`, `select pg_reload_conf()`)
  // Each connection reads the new setting before its next statement, when the signal has reached it.
  await new Promise((resolve) => setTimeout(resolve, 150))
}

/**
 * Logs the plans of all statements from `begin` to `end`; `plansOf` in between returns those of one piece of work.
 * Nothing else may run at that time.
 */
export async function openCapture() {
  const { log } = await postmasterOf()
  await logPlans(true)
  const read = (from: number) => {
    const size = fs.statSync(log).size
    const handle = fs.openSync(log, "r")
    const buffer = Buffer.alloc(size - from)
    fs.readSync(handle, buffer, 0, buffer.length, from)
    fs.closeSync(handle)
    return buffer.toString("utf8")
  }
  return {
    async plansOf(work: () => Promise<unknown>): Promise<Ran[]> {
      const from = fs.statSync(log).size
      await work()
      const plans = read(from).matchAll(/LOG: {2}duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)
      return [...plans].map(([, ms, plan]) => ranOf(Number(ms), JSON.parse(plan!.replaceAll(/^\t/gm, ""))))
    },
    end: () => logPlans(false),
  }
}
