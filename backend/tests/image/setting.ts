import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { execFile } from "node:child_process"
import { randomInt } from "node:crypto"
import fs from "node:fs"
import http from "node:http"
import https from "node:https"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { promisify } from "node:util"
import { compile } from "../../launcher/compile.mjs"
import { type Browser, browser } from "../rig/browser"
import { aPhone, anEmail } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { theShop, useShop as turnTo } from "../rig/facts"
import { pay } from "../rig/gateway"
import { dropDataDir, freePort, newDataDir, root } from "../rig/places"
import { aBag, aContact, anAddress, askToPay } from "../rig/shopper"
import { cloneTree, filledEnv } from "./clone"
import { Composed } from "./composed"
import { docker, mayFail } from "./engine"
import { type Outside, openOutside } from "./outside"
import { extraPlugins, takeInPlugins } from "./plugins"

// The image is built in a clone of the tree, and Docker Compose runs docker-compose.yml with it, with stand-ins for the outside
// world. The tests of the image share these containers, each continuing where the one before it ended.
const project = "silai-proof"
const image = "silai-proof"
const domain = "shop.localhost"
export const owner = { email: "owner@silai.example", password: "thread-and-needle-proof" }
const password = "postgresOfTheProof"
export const trousers = "phantom-grey-formal-trousers"

/** Read as they are now: each is set when its container starts. */
export let shop: Composed
export let node: string
export let outside: Outside
let folder: string
let clone: string
/** The shop's address, and how its containers are named and reached. */
let settings: Record<string, string>
export let door: string
let front: http.Server
/** Where the storefront is reached: read once, because each question to Docker takes a moment. */
let storefrontHost: string | undefined
export let postgres: string | undefined
export let redis: string | undefined
export let worker: string | undefined
export let servers: string[] = []
export const imageName = image

/** A base that can be pulled or is already there; otherwise one made here (bases.sh). */
async function base(asked: string, made: string): Promise<string> {
  const isHere = async (...words: string[]) => (await mayFail(docker(...words))).code === 0
  if ((await isHere("image", "inspect", asked)) || (await isHere("pull", "--quiet", asked))) return asked
  if (!(await isHere("image", "inspect", made)))
    await promisify(execFile)("sh", [path.join(root, "backend/tests/image/bases.sh")], { maxBuffer: 256 * 1024 * 1024 })
  return made
}

/**
 * The address at which containers reach this machine: in the engine's own network, which is there before any of ours. Old engines
 * do not say it; it is the first of the network.
 */
async function addressOfThisMachine(): Promise<string> {
  const network = await docker("network", "inspect", "bridge", "--format", "{{json (index .IPAM.Config 0)}}")
  const { Gateway, Subnet } = JSON.parse(network) as { Gateway?: string; Subnet: string }
  return Gateway || Subnet.replace(/\d+\/\d+$/, "1")
}

export async function setUp(): Promise<void> {
  await compile()
  folder = newDataDir()
  clone = path.join(folder, "silai")
  cloneTree(clone)
  await takeInPlugins(clone, folder)
  node = await base(process.env.NODE_IMAGE ?? "node:24-slim", "silai-base/node")
  const [httpPort, httpsPort, frontPort] = [await freePort(), await freePort(), await freePort()]
  door = `https://${domain}:${httpsPort}`
  settings = {
    COMPOSE_PROJECT_NAME: project,
    NODE_IMAGE: node,
    POSTGRES_IMAGE: await base("postgres:18", "silai-base/postgres"),
    REDIS_IMAGE: await base("redis:7", "silai-base/redis"),
    CADDY_IMAGE: await base("caddy:2", "silai-base/caddy"),
    POSTGRES_PASSWORD: password,
    SHOP_DOMAIN: domain,
    PUBLIC_URL: door,
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    ...(process.env.PROOF_SUBNET ? { SHOP_SUBNET: process.env.PROOF_SUBNET } : {}),
  }
  const gateway = await addressOfThisMachine()
  outside = await openOutside(folder, gateway, `http://127.0.0.1:${frontPort}/api/hooks/razorpay`)
  fs.chmodSync(folder, 0o755)
  writeEnv("empty")
  shop = new Composed(clone, project)
  // Tagged by a separate name, built on this machine's own network so that npm reaches its registry as it does here, and with the
  // world outside under the name that its certificate has.
  const built = { image, build: { network: "host" } }
  const inTouch = {
    ...built,
    extra_hosts: [`${outside.name}:${gateway}`],
    environment: { NODE_EXTRA_CA_CERTS: "/run/outside.crt" },
    volumes: [`${outside.authority}:/run/outside.crt:ro`],
  }
  shop.override({
    prepare: inTouch,
    server: inTouch,
    worker: inTouch,
    storefront: built,
    door: { image: `${image}-door`, build: { network: "host" } },
  })
  await shop.down()
  await shop.call("build")
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
  // A connection that ends at a bad moment would lose the buyer's next request.
  front.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => front.listen(frontPort, "127.0.0.1", resolve))
}
const lines = new http.Agent({ keepAlive: false })

export async function tearDown(): Promise<void> {
  front?.close()
  if (process.env.PROOF_KEEP === "on") return void console.log(`Kept, in ${clone}`)
  await shop?.down()
  await outside?.close()
  if (folder) dropDataDir(folder)
}

/** `.env`, as the README says how to fill it. */
export function writeEnv(seed: "empty" | "demo"): void {
  const values = {
    ...outside.variables,
    ...settings,
    NODE_ENV: "production",
    SEED: seed,
    EXTRA_PLUGINS: extraPlugins,
    LOG_LEVEL: "warn",
    DEMO_ADMIN_EMAIL: owner.email,
    DEMO_ADMIN_PASSWORD: owner.password,
  }
  const example = fs.readFileSync(path.join(clone, ".env.example"), "utf8")
  fs.writeFileSync(path.join(clone, ".env"), filledEnv(example, values))
}

/** Opens the shop by the one command that the README names, and waits until all of it is healthy. */
export async function open(...services: string[]): Promise<void> {
  const { code, output } = await mayFail(shop.up(...services))
  if (code) {
    const prepared = await shop.containers("prepare")
    throw new Error(`${output}\n${(await Promise.all(prepared.map((one) => shop.logs(one)))).join("\n")}`)
  }
  await findContainers()
}

/** Reads again which container is which, and waits for each. */
export async function findContainers(): Promise<void> {
  servers = await shop.containers("server")
  ;[postgres, redis, worker] = [
    await shop.container("postgres"),
    await shop.container("redis"),
    await shop.container("worker"),
  ]
  const storefront = await shop.container("storefront")
  await Promise.all([postgres, redis, worker, storefront, ...servers].map((one) => shop.healthy(one)))
  storefrontHost = await shop.addressOf(storefront, "shop")
  turnTo({
    api: `http://127.0.0.1:${(front.address() as AddressInfo).port}/api`,
    standIns: outside.standIns,
    databaseUrl: `postgres://silai:${password}@${await shop.addressOf(postgres, "data")}:5432/silai`,
    publicUrl: door,
    owner,
    customer: { email: "", phone: "", password: "" },
    razorpay: { keyId: "", keySecret: "", webhookSecret: "" },
    whatsapp: { appSecret: "", verifyToken: "" },
    dataDir: folder,
    log: "",
  })
}

/** The certificate that the reverse proxy has made for itself. */
export const certificate = async () =>
  docker("exec", await shop.container("door"), "cat", "/data/caddy/pki/authorities/local/root.crt")

/** Through the reverse proxy, by TLS. */
export const atDoor = async (place: string) => {
  const ca = await certificate()
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    https
      .get(door + place, { ca, agent: false }, (answer) => {
        let text = ""
        answer.on("data", (chunk) => (text += String(chunk)))
        answer.on("end", () => resolve({ status: answer.statusCode!, text }))
      })
      .on("error", reject)
  })
}

export const someone = () =>
  browser(theShop(), { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

export async function buy(at: Browser = someone()): Promise<string> {
  const contact = aContact({ email: anEmail(), phone: aPhone() })
  const reply = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
  if (reply.status !== 200) throw new Error(`guest: ${reply.status} ${reply.body.message}`)
  const asked = await askToPay(at, await aBag([{ slug: trousers, size: "S" }], at))
  if (asked.status !== 200) throw new Error(`payment: ${asked.status} ${asked.body.message}`)
  const { handler } = await pay(asked.body.data.razorpay.orderId)
  await at.call(checkoutCalls.verifyPayment, handler)
  const { attemptId } = asked.body.data
  // By the shop's own worker, at its own pace: in production no call makes it work.
  return eventually(
    "the order is placed",
    async () => (await at.call(checkoutCalls.success, { attemptId })).body.data?.orderId,
    30_000,
  )
}

export const bestTries = async <T>(what: string, ask: () => Promise<T | false>) =>
  eventually(what, () => ask().catch(() => false), 90_000)
export const listStatus = async () =>
  (await someone().call(catalogueCalls.list, { numberOfProducts: 10, status: true })).status
/** Like a crash: no one has stopped it, so Docker restarts it. */
export const crash = async (container: string) =>
  process.kill(Number(await docker("inspect", "--format", "{{.State.Pid}}", container)), "SIGKILL")

/** Replaces a server by a new one, as a deployment does, while the others go on. */
export async function replaceServer(server: string): Promise<number> {
  const code = await shop.stop(server)
  await shop.call("up", "--detach", "--no-deps", "--no-recreate", "--scale", "server=2", "server")
  servers = await shop.containers("server")
  await Promise.all(servers.map((one) => shop.healthy(one)))
  return code
}
