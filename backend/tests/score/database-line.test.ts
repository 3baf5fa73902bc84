import { databaseAddress } from "@silai/kit/database-address"
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Postgres, startPostgres } from "../../launcher/database/postgres.mjs"
import { startChild, untilReady, lastLines } from "../rig/opening/child"
import { shopEnvironment } from "../rig/opening/environment"
import { dropDataDir, freePort, newDataDir } from "../rig/places"
import { seededShop, seedInto } from "../rig/opening/seeded"

// A separate database that accepts only TLS, with a certificate for "localhost" by a CA made here.
let dataDir: string
let postgres: Postgres
const here = (name: string) => path.join(dataDir, name)
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: dataDir, stdio: "ignore" })

function makeCa(name: string) {
  openssl(
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "2",
    "-subj",
    `/CN=${name}`,
    "-keyout",
    `${name}.key`,
    "-out",
    `${name}.pem`,
  )
  return here(`${name}.pem`)
}

beforeAll(async () => {
  dataDir = newDataDir()
  seedInto(dataDir, await seededShop())
  postgres = await startPostgres({ dataDir, port: await freePort(), ephemeral: true })
  makeCa("ours")
  makeCa("strangers")
  openssl(
    "req",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-subj",
    "/CN=localhost",
    "-keyout",
    "server.key",
    "-out",
    "server.csr",
  )
  fs.writeFileSync(here("names.txt"), "subjectAltName=DNS:localhost")
  openssl(
    "x509",
    "-req",
    "-in",
    "server.csr",
    "-CA",
    "ours.pem",
    "-CAkey",
    "ours.key",
    "-CAcreateserial",
    "-days",
    "2",
    "-extfile",
    "names.txt",
    "-out",
    "server.pem",
  )
  const { uid, gid } = fs.statSync(postgres.data)
  for (const name of ["server.key", "server.pem"]) {
    const place = path.join(postgres.data, name)
    fs.copyFileSync(here(name), place)
    fs.chmodSync(place, 0o600)
    fs.chownSync(place, uid, gid)
  }
  fs.writeFileSync(path.join(postgres.data, "pg_hba.conf"), "hostssl all all 127.0.0.1/32 scram-sha-256\n")
  const client = new Client({ connectionString: postgres.url("silai") })
  await client.connect()
  for (const [name, value] of [
    ["ssl_cert_file", "server.pem"],
    ["ssl_key_file", "server.key"],
    ["ssl", "on"],
  ])
    await client.query(`alter system set ${name} = '${value}'`)
  await client.query("select pg_reload_conf()")
  await client.end()
}, 180_000)
afterAll(() => {
  postgres?.stop()
  if (dataDir) dropDataDir(dataDir)
})

const addressOf = (host: string, mode: string) =>
  postgres.url("silai").replace("127.0.0.1", host) + (mode && `?sslmode=${mode}`)

/** "encrypted", or why the connection failed. */
async function reached(host: string, mode: string, ca?: string): Promise<string> {
  const client = new Client(databaseAddress(addressOf(host, mode), ca && here(`${ca}.pem`)))
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ ssl: boolean }>(`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)
    return rows[0]!.ssl ? "encrypted" : "in the clear"
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  } finally {
    await client.end()
  }
}

describe("the connection to a database across a network", () => {
  it("accepts with verify-full the host named in the certificate, signed by the named CA, and no other", async () => {
    expect(await reached("localhost", "verify-full", "ours")).toBe("encrypted")
    expect(await reached("127.0.0.1", "verify-full", "ours")).toBe("ERR_TLS_CERT_ALTNAME_INVALID")
    expect(await reached("localhost", "verify-full", "strangers")).toMatch(/SIGNATURE|CERT/)
    expect(await reached("localhost", "verify-full")).toMatch(/SIGNATURE|CERT/)
  })

  it("ignores the name with verify-ca, and checks the signature with require only when a CA is named", async () => {
    expect(await reached("127.0.0.1", "verify-ca", "ours")).toBe("encrypted")
    expect(await reached("127.0.0.1", "verify-ca", "strangers")).toMatch(/SIGNATURE|CERT/)
    expect(await reached("127.0.0.1", "require")).toBe("encrypted")
    expect(await reached("127.0.0.1", "require", "ours")).toBe("encrypted")
    expect(await reached("127.0.0.1", "require", "strangers")).toMatch(/SIGNATURE|CERT/)
    // This database refuses unencrypted connections.
    expect(await reached("127.0.0.1", "disable")).toBe("28000")
  })

  /** Runs one of the shop's processes on this database. */
  const start = async (file: string, mode: string, ca: string, args: string[] = []) => {
    const [apiPort, log] = [await freePort(), here(`logs/${path.basename(file)}-${ca}.log`)]
    const env = shopEnvironment({
      dataDir,
      databaseUrl: addressOf("localhost", mode),
      apiPort,
      standInPort: 1,
      smtpPort: 1,
    })
    const child = startChild({ file, args, log, env: { ...env.backend, DATABASE_CA: here(`${ca}.pem`) } })
    return { child, log, api: `http://127.0.0.1:${apiPort}` }
  }

  it("is used by the whole shop: migrations, calls and live events are encrypted", async () => {
    const prepare = await start("backend/.medusa/server/src/prepare.js", "verify-full", "ours", ["--no-seed"])
    expect([await prepare.child.ended, lastLines(prepare.log, 25)]).toEqual([0, expect.anything()])
    const { child, log, api } = await start("backend/.medusa/server/src/boot.js", "verify-full", "ours")
    try {
      await untilReady(child, "backend", log)
      expect((await fetch(`${api}/ready`)).status).toBe(200)
      const client = new Client(databaseAddress(addressOf("localhost", "require"), undefined))
      await client.connect()
      const { rows } = await client.query<{ all: number; listening: number; open: number }>(
        `select count(*)::int as all, count(*) filter (where query = 'listen silai_live')::int as listening,
                count(*) filter (where not ssl)::int as open
           from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'silai'`,
      )
      await client.end()
      expect(rows[0]).toEqual({ all: expect.any(Number), listening: 1, open: 0 })
      expect(rows[0]!.all).toBeGreaterThan(2)
    } finally {
      await child.stop()
    }
  }, 240_000)

  it("refuses to start when another server is in its database's place", async () => {
    const { child, log } = await start("backend/.medusa/server/src/boot.js", "verify-full", "strangers")
    const code = await Promise.race([child.ended, new Promise((resolve) => setTimeout(resolve, 30_000, "open"))])
    await child.kill()
    expect([code, lastLines(log, 30)]).toEqual([
      1,
      expect.stringContaining("Name the CA of its certificate in DATABASE_CA"),
    ])
  }, 90_000)
})
