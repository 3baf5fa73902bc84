import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { execFileSync } from "node:child_process"
import { randomInt } from "node:crypto"
import fs from "node:fs"
import http from "node:http"
import https from "node:https"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { expect } from "vitest"
import { compile } from "../../launcher/compile.mjs"
import { type Browser, browser } from "../rig/browser"
import { aPhone, anEmail } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { theShop, useShop as turnTo } from "../rig/facts"
import { pay } from "../rig/gateway"
import { dropDataDir, freePort, newDataDir, root } from "../rig/places"
import { aBag, aContact, anAddress, askToPay, untilPlaced } from "../rig/shopper"
import { Composed, docker, dockerMay } from "./compose"
import { type Outside, openOutside } from "./outside"

// The image is built, and each service of docker-compose.yml runs from it as the file says, with stand-ins for the outside world. The
// tests of the image share these containers, each continuing where the one before it ended.
export const project = "silai-proof"
const subnet = process.env.PROOF_SUBNET ?? "172.31.68.0/24"
const gateway = subnet.replace(/\d+\/\d+$/, "1")
const domain = "shop.localhost"
export const owner = { email: "owner@silai.example", password: "thread-and-needle-proof" }
const password = "postgres-of-the-proof"
export const trousers = "phantom-grey-formal-trousers"

/** Read as they are now: each is set when its container starts. */
export let shop: Composed
export let node: string
export let outside: Outside
let folder: string
export let door: string
let front: http.Server
/** Where the storefront is reached: read once, because asking Docker blocks this process. */
let storefrontHost: string | undefined
export let postgres: string | undefined
export let redis: string | undefined
export let worker: string | undefined
export let servers: string[] = []

/** A base that can be pulled or is already there; otherwise one made here (bases.sh). */
function base(asked: string, made: string): string {
  if (dockerMay("image", "inspect", asked).code === 0 || dockerMay("pull", "--quiet", asked).code === 0) return asked
  execFileSync("sh", [path.join(root, "backend/tests/image/bases.sh")], { stdio: ["ignore", "ignore", "inherit"] })
  return made
}
const envFile = () => path.join(folder, ".env")

export async function setUp(): Promise<void> {
  await compile()
  folder = newDataDir()
  node = base(process.env.NODE_IMAGE ?? "node:20-slim", "silai-base/node")
  const bases = {
    postgres: base("postgres:18", "silai-base/postgres"),
    redis: base("redis:7", "silai-base/redis"),
    caddy: base("caddy:2", "silai-base/caddy"),
  }
  // The machine's own network, so that npm reaches its registry as it does here.
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
            "--add-host",
            `outside.test:${gateway}`,
            "--env",
            "NODE_EXTRA_CA_CERTS=/run/outside.crt",
            "--volume",
            `${outside.authority}:/run/outside.crt:ro`,
          ]
        : []),
    ],
  })
  const frontPort = await freePort()
  outside = await openOutside(folder, gateway, `http://127.0.0.1:${frontPort}/api/hooks/razorpay`)
  fs.chmodSync(folder, 0o755)
  writeEnv("empty")
  // Buyers at many addresses, as the reverse proxy would report each.
  front = http.createServer((req, res) => {
    const headers = { ...req.headers, host: new URL(door).host, "x-forwarded-proto": "https" }
    const up = http.request(
      { host: storefrontHost!, port: 8000, method: req.method, path: req.url, headers, agent: lines },
      (answer) => {
        res.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(res)
      },
    )
    up.on("error", () => res.destroy())
    req.pipe(up)
  })
  // Some of Docker's commands block this process: a connection ended at such a moment would lose the buyer's next
  // request.
  front.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => front.listen(frontPort, "127.0.0.1", resolve))
}
const lines = new http.Agent({ keepAlive: false })

export async function tearDown(): Promise<void> {
  front?.close()
  if (process.env.PROOF_KEEP !== "on") shop?.down()
  await outside?.close()
  dropDataDir(folder)
}

/** The variables that an operator writes into .env, as .env.example requires. */
export function writeEnv(seed: "empty" | "demo"): void {
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

export async function open(): Promise<void> {
  redis = shop.start("redis")
  await reopen()
}

/** All but Redis, which may lose everything, and the reverse proxy. */
export async function reopen(): Promise<void> {
  postgres = shop.start("postgres")
  await Promise.all([shop.healthy(postgres), shop.healthy(redis!)])
  const { code, said } = await shop.run("prepare")
  expect({ code, said: code ? said : "" }).toEqual({ code: 0, said: "" })
  servers = [shop.start("server"), shop.start("server")]
  worker = shop.start("worker")
  await Promise.all([...servers, worker].map((one) => shop.healthy(one)))
  const storefront = shop.start("storefront")
  await shop.healthy(storefront)
  storefrontHost = shop.addressOf(storefront)
  turnTo({
    api: `http://127.0.0.1:${(front.address() as AddressInfo).port}/api`,
    standIns: outside.standIns,
    databaseUrl: `postgres://silai:${password}@${shop.addressOf(postgres)}:5432/silai`,
    publicUrl: door,
    owner,
    customer: { email: "", phone: "", password: "" },
    razorpay: { keyId: "", keySecret: "", webhookSecret: "" },
    whatsapp: { appSecret: "", verifyToken: "" },
    dataDir: folder,
    log: "",
  })
}

/** Through the reverse proxy, with its self-made certificate. */
export const atDoor = (place: string) =>
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

export const someone = () =>
  browser(theShop(), { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

export async function buy(at: Browser = someone()): Promise<string> {
  const contact = aContact({ email: anEmail(), phone: aPhone() })
  const said = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
  if (said.status !== 200) throw new Error(`guest: ${said.status} ${said.body.message}`)
  const asked = await askToPay(at, await aBag([{ slug: trousers, size: "S" }], at))
  if (asked.status !== 200) throw new Error(`payment: ${asked.status} ${asked.body.message}`)
  const { handler } = await pay(asked.body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  return untilPlaced(at, asked.body.data.attemptId)
}

export const bestTries = async <T>(what: string, ask: () => Promise<T | false>) =>
  eventually(what, () => ask().catch(() => false), 90_000)
export const looks = async () =>
  (await someone().call(catalogueCalls.list, { numberOfProducts: 10, status: true })).status
/** One server has been replaced by another. */
export const replaced = (server: string, next: string) =>
  void (servers = [...servers.filter((one) => one !== server), next])
const pidOf = (container: string) => Number(docker("inspect", "--format", "{{.State.Pid}}", container))
/** Like a crash: no one has stopped it, so Docker restarts it. */
export const crash = (container: string) => process.kill(pidOf(container), "SIGKILL")
