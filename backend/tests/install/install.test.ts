import { catalogueCalls, colourwayCalls } from "@silai/contracts/catalogue/calls"
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { chromium } from "@playwright/test"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ensureBrowser } from "../../launcher/browser.mjs"
import { compile } from "../../launcher/compile.mjs"
import { isAlive } from "../../launcher/machine/processes.mjs"
import { browser } from "../rig/browser"
import { eventually } from "../rig/eventually"
import { type ShopFacts } from "../rig/shop"
import { dropDataDir, freePort, newDataDir, root } from "../rig/places"

// The steps of working-on-it.md under "Taking in a plugin", word for word, in a clone of the tree.
const slug = "phantom-grey-formal-trousers"
const place = newDataDir()
const clone = path.join(place, "silai")
const data = path.join(place, "data")
let start: ChildProcess
let output = ""
let tarball: string
const address = { shop: "" }

const npm = (cwd: string, ...args: string[]) =>
  execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] })

/** The plugin as its author publishes it: compiled by the shop's compiler, packed by npm. */
async function pack(): Promise<string> {
  const source = path.join(place, "acme-cloth")
  fs.cpSync(path.join(root, "backend/tests/operator/cloth"), source, { recursive: true })
  await compile(source)
  const [{ filename }] = JSON.parse(npm(source, "pack", "--json")) as [{ filename: string }]
  return path.join(source, filename)
}

beforeAll(async () => {
  tarball = await pack()
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  for (const file of files.split("\n").filter((name) => name && fs.existsSync(path.join(root, name))))
    fs.cpSync(path.join(root, file), path.join(clone, file))
}, 300_000)
afterAll(async () => {
  start?.kill("SIGTERM")
  // npm ends before the processes it has started.
  await eventually("the shop has stopped", async () => !start || !isAlive(-start.pid!), 60_000)
  dropDataDir(place)
}, 120_000)

it("is installed by npm, with a lockfile that npm ci still accepts", () => {
  expect(npm(clone, "install", tarball)).toMatch(/added \d+ packages/)
  expect(npm(clone, "ci")).toMatch(/added \d+ packages/)
  expect(fs.existsSync(path.join(clone, "node_modules/@acme/cloth/.medusa/server/src/surface.js"))).toBe(true)
}, 1_200_000)

it("runs with the shop that npm start opens", async () => {
  fs.writeFileSync(path.join(clone, ".env"), "EXTRA_PLUGINS=@acme/cloth\n")
  const [port, apiPort, standInPort, smtpPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  address.shop = `http://localhost:${port}`
  // The test runner's own variables are not in an operator's shell.
  const { NODE_ENV: _, VITEST: __, TEST: ___, ...shell } = process.env
  start = spawn("npm", ["start"], {
    cwd: clone,
    detached: true,
    env: {
      ...shell,
      PORT: String(port),
      API_PORT: String(apiPort),
      STAND_IN_PORT: String(standInPort),
      SMTP_PORT: String(smtpPort),
      DATA_DIR: data,
    },
  })
  for (const stream of [start.stdout!, start.stderr!]) stream.on("data", (chunk) => (output += String(chunk)))
  await eventually(
    "the shop is open",
    async () => {
      if (start.exitCode !== null) throw new Error(`npm start ended:\n${output.slice(-4_000)}`)
      return (await fetch(`${address.shop}/api/ready`).catch(() => null))?.ok ?? false
    },
    900_000,
  )
}, 1_000_000)

it("answers its call, and shows its panel in the back office", async () => {
  const run = JSON.parse(fs.readFileSync(path.join(data, "run.json"), "utf8")) as Record<string, unknown>
  const signIn = Object.values(run).find(
    (one): one is { email: string; password: string } =>
      (one as { email?: string } | null)?.email === "owner@silai.example",
  )!
  const facts = { api: `${address.shop}/api`, publicUrl: address.shop } as ShopFacts
  const owner = browser(facts)
  const { email: identifier, password } = signIn
  expect((await owner.post("/customer/signin", { identifier, password })).status).toBe(200)
  const { _id } = (await browser(facts).call(catalogueCalls.single, { variantIdOrSlug: slug })).body.data
  const { version } = (await owner.call(colourwayCalls.counterSingle, { variantIdOrSlug: _id })).body.data
  const additional_data = { mill: "Arvind Mills" }
  const stored = await owner.post("/admin/product/variant/update", { _id, version, additional_data })
  expect(stored.status).toBe(200)
  expect((await owner.post("/admin/cloth/single", { product: _id })).body).toMatchObject({ mill: "Arvind Mills" })

  const chrome = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] })
  try {
    const page = await chrome.newPage({ baseURL: address.shop })
    const cookies = [...owner.cookies].map(([name, value]) => ({ name, value, url: `${address.shop}/` }))
    await page.context().addCookies(cookies)
    await page.goto(`/admin/product/variant/${_id}`)
    const panel = page.locator("section", { has: page.getByRole("heading", { name: "Cloth" }) })
    await panel.getByLabel("Woven by").waitFor()
    expect(await panel.getByLabel("Woven by").inputValue()).toBe("Arvind Mills")
  } finally {
    await chrome.close()
  }
}, 300_000)
