import fs from "node:fs"
import path from "node:path"
import { categoryCalls } from "@silai/contracts/catalogue/calls"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../rig/browser"
import { aCustomer, type Customer } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { theShop, useShop } from "../rig/facts"
import { signInAs, signInAsOwner } from "../rig/owner"
import { dropDataDir, newDataDir, root } from "../rig/places"
import { openShop, type RunningShop } from "../rig/shop"
import { closeSqlAfterwards, sql } from "../rig/sql"

let shop: RunningShop
// Outside the repository, as an operator may keep it.
const folder = newDataDir()
const loyalty = path.join(folder, "loyalty")
let person: Customer
let customer: Browser
let packer: Browser
let owner: Browser

beforeAll(async () => {
  fs.cpSync(path.join(root, "backend/tests/operator/loyalty"), loyalty, {
    recursive: true,
    filter: (file) => !file.includes(".medusa"),
  })
  shop = await openShop({ EXTRA_PLUGINS: `./backend/tests/operator/catalogue-and-files,${loyalty}` })
  useShop(shop.facts)
  person = await aCustomer()
  customer = person.at
  packer = await signInAs("packer")
  owner = await signInAsOwner()
}, 240_000)
afterAll(async () => {
  await shop.close()
  dropDataDir(folder)
}, 60_000)
closeSqlAfterwards()

const stranger = () => browser()
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe("a plugin that an operator has installed", () => {
  it("opens its own page to everyone, in the engine's way", async () => {
    expect((await stranger().get("/store/loyalty/gold")).body).toEqual({ id: "gold", known: false })
  })

  it("accepts bodies up to the size that it names, from our own pages only", async () => {
    const { body } = await stranger().post("/store/loyalty/gold", { points: 3 })
    expect(body).toEqual({ id: "gold", received: { points: 3 } })
    expect(codeOf(await stranger().post("/store/loyalty/gold", { points: "3".repeat(300) }))).toEqual([
      413,
      "house.too_large",
    ])
    expect(codeOf(await stranger().post("/store/loyalty/gold", {}, { origin: "https://evil.example" }))).toEqual([
      403,
      "house.foreign_origin",
    ])
  })

  it("keeps closed what it has not opened, even next to what it has", async () => {
    for (const [method, at] of [
      ["GET", "/store/loyalty"],
      ["GET", "/store/loyalty/export"],
      ["GET", "/store/loyalty/EXPORT"],
      ["DELETE", "/store/loyalty/gold"],
      ["GET", "/hooks/loyalty"],
      ["GET", "/customer/loyalty"],
      ["GET", "/store/products"],
    ] as const) {
      const response = await stranger().send(at, { method })
      expect([method, at, response.status]).toEqual([method, at, 404])
    }
  })

  it("gets a webhook's raw bytes, from anywhere", async () => {
    const bytes = Buffer.from([0x7b, 0x00, 0xff, 0x22])
    const response = await stranger().send("/hooks/loyalty", {
      method: "POST",
      body: bytes,
      headers: { "content-type": "application/json", origin: "https://loyalty.example" },
    })
    expect([response.status, await response.json()]).toEqual([200, { bytes: "7b00ff22" }])
  })

  it("recognises a signed-in customer by the engine's own means, and admits no one else", async () => {
    expect((await customer.get("/store/loyalty/mine")).body).toEqual({ customer: person.id })
    expect(codeOf(await stranger().get("/store/loyalty/mine"))).toEqual([401, "house.sign_in"])
    expect(codeOf(await owner.get("/store/loyalty/mine"))).toEqual([401, "house.sign_in"])
    const forged = { authorization: "Bearer eyJhbGciOiJub25lIn0.eyJhY3Rvcl90eXBlIjoiY3VzdG9tZXIifQ." }
    expect(codeOf(await stranger().get("/store/loyalty/mine", forged))).toEqual([401, "house.sign_in"])
  })

  it("serves the back office by duty", async () => {
    const { status, body } = await owner.get("/admin/loyalty/export")
    expect([status, body.text]).toEqual([200, expect.stringMatching(/^asked by\nuser_/)])
    expect(codeOf(await packer.get("/admin/loyalty/export"))).toEqual([403, "house.not_allowed"])
    expect(codeOf(await customer.get("/admin/loyalty/export"))).toEqual([403, "house.not_allowed"])
    expect(codeOf(await stranger().get("/admin/loyalty/export"))).toEqual([401, "house.sign_in"])
  })
})

describe("documented calls of an operator's plugin", () => {
  it("keep their points in their own table, which the first start created", async () => {
    expect((await owner.post("/admin/loyalty/give", { customerId: person.id, points: 40 })).body).toEqual({
      success: true,
      message: "",
      points: 40,
    })
    expect((await customer.post("/customer/loyalty")).body).toMatchObject({ success: true, points: 40 })
    const manager = await signInAs("manager")
    expect((await manager.post("/admin/loyalty/all")).body).toMatchObject({ success: true, points: 40 })
  })

  it("refuse like ours: by audience, by duty, owner-only, and for unknown fields", async () => {
    const manager = await signInAs("manager")
    expect(codeOf(await stranger().post("/customer/loyalty"))).toEqual([401, "house.sign_in"])
    expect(codeOf(await stranger().post("/admin/loyalty/all"))).toEqual([401, "house.sign_in"])
    expect(codeOf(await customer.post("/admin/loyalty/all"))).toEqual([403, "house.not_allowed"])
    expect(codeOf(await packer.post("/admin/loyalty/all"))).toEqual([403, "house.not_allowed"])
    expect(codeOf(await manager.post("/admin/loyalty/give", { customerId: "x", points: 1 }))).toEqual([
      403,
      "house.not_allowed",
    ])
    expect(codeOf(await owner.post("/admin/loyalty/give", { customerId: "x", points: 0 }))).toEqual([
      400,
      "house.bad_body",
    ])
  })

  it("are in the OpenAPI document", async () => {
    const { paths } = (await stranger().get("/openapi.json")).body as { paths?: Record<string, object> }
    expect(Object.keys(paths ?? {})).toEqual(expect.arrayContaining(["/customer/loyalty", "/admin/loyalty/give"]))
    expect(Object.keys(paths ?? {})).toContain(categoryCalls.add.path)
  })
})

describe("the shop with an operator's plugin", () => {
  it("runs its workers, and is ready only while they run", async () => {
    await eventually(
      "the plugin's worker has run",
      async () => (await sql(`select 1 from loyalty_points where customer_id = 'counted'`)).length > 0,
    )
    const beats = await sql(`select 1 from worker_heartbeat where worker = 'loyalty.counting'`)
    expect(beats).toHaveLength(1)
  })

  it("lets a call accept the additional_data that the plugin asks for, only in its shape", async () => {
    const add = (additional_data: object) =>
      owner.call(categoryCalls.add, {
        name: `Points ${Date.now()}`,
        measurementType: "upperBody",
        sizeChart: "Shirts",
        additional_data,
      })
    const refused = await add({ pointsPerPiece: "many" })
    expect([refused.status, refused.body.field]).toEqual([400, "additional_data.pointsPerPiece"])
    expect((await add({ pointsPerPiece: 2 })).status).toBe(200)
    // Another plugin's hook on the same call refuses.
    const both = await add({ pointsPerPiece: 2, break_after: true })
    expect(codeOf(both)).toEqual([409, "supplier.unknown"])
    const strange = await owner.post("/admin/category/all", { additional_data: { pointsPerPiece: 1 } })
    expect([strange.status, strange.body.field]).toEqual([400, "additional_data"])
  })

  it("says at its start what is open beyond the shop's own", () => {
    const lines = fs.readFileSync(theShop().log, "utf8").split("\n")
    const installed = lines
      .filter((line) => line.includes('"plugin taken in"'))
      .map((line) => JSON.parse(line) as object)
    expect(installed).toContainEqual(
      expect.objectContaining({
        plugin: "@acme/loyalty",
        opens: expect.arrayContaining([
          "POST /admin/loyalty/give (owner)",
          "GET/POST /store/loyalty/:id (everyone)",
          "POST /hooks/loyalty (webhook)",
        ]),
      }),
    )
  })

  it("still sells without the short way", async () => {
    await shop.backend().stop()
    await shop.startBackend({ SHORT_WAY: "off" })
    expect((await customer.post("/customer/loyalty")).status).toBe(200)
    expect((await owner.post("/admin/loyalty/all")).status).toBe(200)
  }, 60_000)

  it("still sells when another Express version's router hides what runs before a call, and says so at its start", async () => {
    const warning = () => fs.readFileSync(theShop().log, "utf8").includes("no short way")
    expect(warning()).toBe(false)
    await shop.backend().stop()
    await shop.startBackend({
      NODE_OPTIONS: `--require ${path.join(root, "backend/tests/rig/opening/strange-router.cjs")}`,
    })
    expect((await customer.post("/customer/loyalty")).status).toBe(200)
    expect((await owner.post("/admin/loyalty/all")).status).toBe(200)
    expect(warning()).toBe(true)
  }, 60_000)

  it("does not start when the plugin would open what is not its own, and says so", async () => {
    await shop.backend().stop()
    const compiled = path.join(loyalty, ".medusa/server/src/surface.js")
    const before = fs.readFileSync(compiled)
    fs.writeFileSync(
      compiled,
      `exports.surface = { routes: [{ path: "/store/carts/:id", methods: ["GET"], audience: "everyone" }] }`,
    )
    await expect(shop.startBackend()).rejects.toThrow(
      "The plugin @acme/loyalty may not open /store/carts/:id: /store/carts/:id is the engine's.",
    )
    fs.writeFileSync(compiled, before)
    await shop.startBackend()
  }, 90_000)
})
