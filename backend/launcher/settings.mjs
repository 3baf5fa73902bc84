import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { Trouble } from "./trouble.mjs"

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..")

function port(name, fallback) {
  const value = process.env[name]
  if (value === undefined || value === "") return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new Trouble(`${name} is "${value}", which is no port number. Give one between 1 and 65535.`)
  return number
}

/** This shop's ports, addresses and data folder, from the environment and an optional `.env` in the root. */
export function readSettings() {
  const file = path.join(root, ".env")
  if (fs.existsSync(file)) process.loadEnvFile(file)
  const host = process.env.HOST || "127.0.0.1"
  const shopPort = port("PORT", 8000)
  return {
    host,
    shopPort,
    // 0.0.0.0 is for listening, not for connecting.
    askHost: host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host,
    apiPort: port("API_PORT", 9000),
    standInPort: port("STAND_IN_PORT", 8010),
    smtpPort: port("SMTP_PORT", 8025),
    adminDevPort: port("ADMIN_DEV_PORT", 5174),
    postgresPort: port("POSTGRES_PORT", 54329),
    dataDir: path.resolve(root, process.env.DATA_DIR || ".data"),
    databaseUrl: process.env.DATABASE_URL || null,
    publicUrl: process.env.PUBLIC_URL || `http://localhost:${shopPort}`,
  }
}
