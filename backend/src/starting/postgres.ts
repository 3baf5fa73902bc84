import { databaseAddress, notProven } from "@silai/kit/database-address"
import { Client } from "pg"
import { type Fault, type Needed, networkFault, oneLine } from "./needed"

/** Classes of SQLSTATE that say something of the server, not of a statement of ours. */
const meanings: [RegExp, string, boolean][] = [
  [/^28/, "it refuses the user or the password", false],
  [/^3D/, "it does not have this database", false],
  [/^53(1|4)/, "its disk is full", true],
  [/^53/, "it is full", true],
  [/^57P0[1-4]/, "it is starting or stopping", true],
  [/^25006/, "it accepts no writes", true],
  [/^(08|58|XX)/, "it fails", true],
]

function read(error: unknown): Fault | null {
  const {
    name,
    code = "",
    severity,
    message = "",
  } = (error ?? {}) as {
    name?: string
    code?: string
    severity?: string
    message?: string
  }
  if (name === "NotProven") return { cause: message, mayPass: false }
  const meaning = severity ? meanings.find(([states]) => states.test(code)) : undefined
  if (meaning) return { cause: `${meaning[1]} (${oneLine(error)})`, mayPass: meaning[2] }
  // The driver's own errors have no code.
  if (/^timeout expired|due to connection timeout|^Query read timeout/.test(message))
    return networkFault({ code: "ETIMEDOUT" })
  if (/^Connection terminated unexpectedly/.test(message)) return networkFault({ code: "ECONNRESET" })
  if (/does not support SSL/.test(message)) return { cause: "it does not offer TLS", mayPass: false }
  return null
}

/** The database, with room for a row: a full disk shows only when something is written. */
export function postgresOf({ DATABASE_URL, DATABASE_CA }: { DATABASE_URL: string; DATABASE_CA?: string }): Needed {
  const { hostname, port, pathname } = new URL(DATABASE_URL)
  return {
    service: "PostgreSQL",
    port: Number(port || 5432),
    place: `${hostname}:${port || 5432}${decodeURIComponent(pathname)}`,
    async use(withinMs) {
      const client = new Client({
        ...databaseAddress(DATABASE_URL, DATABASE_CA),
        connectionTimeoutMillis: withinMs,
        query_timeout: withinMs,
      })
      client.on("error", () => undefined)
      try {
        await client.connect().catch((error: unknown) => {
          const unproven = notProven(error)
          throw unproven ? Object.assign(new Error(unproven), { name: "NotProven" }) : error
        })
        await client.query(
          `begin; create temporary table silai_start on commit drop as select repeat('x', 1000) as room; commit`,
        )
      } finally {
        // Not awaited: a server that is stuck would not answer this either.
        client.end().catch(() => undefined)
      }
    },
    read,
  }
}
