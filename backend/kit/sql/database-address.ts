import fs from "node:fs"
import type { ConnectionOptions } from "node:tls"

const modes = ["disable", "require", "verify-ca", "verify-full"] as const
type Mode = (typeof modes)[number]

export type DatabaseAddress = { connectionString: string; ssl: false | ConnectionOptions }

/** `ca` is a file path, or the certificate itself, as some hosts put it into the environment. */
const certificate = (ca: string) => (ca.includes("-----BEGIN") ? ca : fs.readFileSync(ca, "utf8"))

/**
 * The database connection for everything that connects: the URL without its TLS parameters, and those as driver
 * options. The driver's own reading of `sslmode` differs from PostgreSQL's, and between its versions.
 * `disable` (or nothing): no encryption. `require`: encrypted, server not verified; with a CA, verified like
 * `verify-ca`, as libpq does. `verify-ca`: the certificate is signed by that CA (or one that Node knows).
 * `verify-full`: and it has the host's name.
 * @throws Error that says what is wrong with the address or the CA
 */
export function databaseAddress(url: string, ca?: string): DatabaseAddress {
  const address = new URL(url)
  const mode = (address.searchParams.get("sslmode") ?? "disable") as Mode
  if (!modes.includes(mode))
    throw new Error(`DATABASE_URL asks for sslmode=${mode}, which is not offered. Take one of ${modes.join(", ")}.`)
  address.searchParams.delete("sslmode")
  const others = [...address.searchParams.keys()].filter((name) => name.startsWith("ssl"))
  if (others.length)
    throw new Error(
      `DATABASE_URL says ${others.join(", ")}, which is not offered. A CA of your own is named by DATABASE_CA.`,
    )
  if (mode === "disable") return { connectionString: address.href, ssl: false }

  // Set explicitly, because the driver passes a host name only when it is not an IP address, and Node would then check
  // for "localhost".
  const ssl: ConnectionOptions = { host: decodeURIComponent(address.hostname).replace(/^\[|\]$/g, "") }
  if (ca) {
    try {
      ssl.ca = certificate(ca)
    } catch (error) {
      throw new Error(`DATABASE_CA names ${ca}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`)
    }
  }
  ssl.rejectUnauthorized = mode !== "require" || ca !== undefined
  if (mode !== "verify-full") ssl.checkServerIdentity = () => undefined
  return { connectionString: address.href, ssl }
}

/** The message when the server did not prove its identity as the address requires; null for every other error. */
export const notProven = (error: unknown): string | null => {
  const { code = "", message } = error as NodeJS.ErrnoException
  return /CERT|SIGNATURE/.test(code)
    ? `The database does not prove that it is the one DATABASE_URL asks for (${message}). Name the CA of its certificate in DATABASE_CA, and its host as the certificate does.`
    : null
}
