import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { fileCalls } from "@silai/contracts/file/calls"
import http from "node:http"
import https from "node:https"
import type { AddressInfo } from "node:net"
import { beforeAll, expect, it } from "vitest"
import { type Browser, browser } from "../rig/browser"
import { aPhone, anEmail } from "../rig/customer"
import { theShop, useShop as turnTo } from "../rig/facts"
import { aPhoto } from "../rig/hostile-files"
import { aContact, anAddress } from "../rig/shopper"
import { sql } from "../rig/sql"
import { setStock } from "../rig/stock"
import { upload } from "../rig/upload"
import { figure } from "../score/print"
import { docker } from "./engine"
import { ofTheFolder } from "./plugins"
import {
  atDoor,
  bestTries,
  buy,
  certificate,
  crash,
  door,
  listStatus,
  open,
  outside,
  owner,
  postgres,
  redis,
  replaceServer,
  servers,
  shop,
  someone,
  trousers,
  worker,
  writeEnv,
} from "./setting"

export function filledShop(): void {
  beforeAll(async () => {
    // The runbook's way to an empty database.
    await shop.down()
    writeEnv("demo")
    await open()
    await shop.healthy(await shop.container("door"))
    await setStock(trousers, "S", 5_000)
  }, 900_000)

  it("run the plugins that an operator has installed, a packed one and a folder with its own packages", async () => {
    const loyalty = await someone().get("/store/loyalty/gold")
    expect([loyalty.status, loyalty.body]).toEqual([200, { id: "gold", known: false }])
    const boss = await signInAs()
    const { _id } = (await boss.call(catalogueCalls.single, { variantIdOrSlug: trousers })).body.data
    expect((await boss.post("/admin/cloth/single", { product: _id })).status).toBe(200)
    const { name, version } = ofTheFolder
    const asked = `require(require.resolve("${name}/package.json", { paths: ["/shop/extensions/loyalty"] })).version`
    expect(await docker("exec", servers[0]!, "node", "-p", asked)).toBe(version)
  })

  it("are prepared again without a change", async () => {
    const { code, output } = await shop.run("prepare")
    expect({ code, output: code ? output : "" }).toEqual({ code: 0, output: "" })
  }, 300_000)

  it("sell through the reverse proxy", async () => {
    // Here the reverse proxy's address is the shopper's.
    const ca = await certificate()
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

  it("keep both servers' uploads in the bucket", async () => {
    const plain = theShop()
    for (const server of servers) {
      turnTo({ ...plain, api: `http://${await shop.addressOf(server, "shop")}:9000` })
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
      const picture = `${theShop().api.replace("/api", "")}/images/${stem}-640.webp`
      const isSeen = async () => (await fetch(picture)).status === 200
      expect([picture, await bestTries("the picture is seen", isSeen)]).toEqual([picture, true])
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
        const reply = await at.call(checkoutCalls.guest, { contact, address: anAddress(), deliveryMethod: "home" })
        if (reply.status !== 200 && reply.status !== 429) failed.push(`guest ${reply.status} ${reply.body.message}`)
        else placed++
      }
    }
    const buyers = Array.from({ length: 50 }, () => buyer().catch((error: unknown) => void failed.push(String(error))))
    for (const server of servers) expect(await replaceServer(server)).toBe(0)
    going = false
    await Promise.all(buyers)
    figure("requests that failed while both servers were replaced", failed.length, { asked: asked * 2 + placed })
    expect(failed).toEqual([])
  }, 600_000)

  it("keep selling when a server, the worker, Redis or PostgreSQL is killed, and recover by themselves", async () => {
    for (const container of [servers[0]!, worker!, redis!, postgres!]) {
      await crash(container)
      await shop.healthy(container)
      expect([container, await bestTries("a shopper looks", async () => (await listStatus()) === 200)]).toEqual([
        container,
        true,
      ])
      expect([container, await bestTries("a shopper buys", () => buy())]).toEqual([
        container,
        expect.stringMatching(/^order_/),
      ])
    }
  }, 600_000)

  it("wait for one that hangs, and continue when it is back", async () => {
    for (const container of [servers[0]!, worker!, redis!, postgres!]) {
      await docker("pause", container)
      // Pages do not wait for a worker or Redis, nor for one of two servers.
      const isSeen =
        container === postgres ||
        (await bestTries("a shopper looks while it hangs", async () => (await listStatus()) === 200))
      expect([container, isSeen]).toEqual([container, true])
      await docker("unpause", container)
      expect([container, await bestTries("a shopper buys", () => buy())]).toEqual([
        container,
        expect.stringMatching(/^order_/),
      ])
    }
    expect((await atDoor("/api/ready")).status).toBe(200)
  }, 600_000)
}

/** The owner, directly at one server, with the headers that the proxies would add. */
async function signInAs(): Promise<Browser> {
  await sql("delete from rate_limit where key like 'sign_in%'")
  const at = browser(theShop(), { "x-forwarded-proto": "https", "x-forwarded-for": "10.9.8.7" })
  const reply = await at.post("/customer/signin", { identifier: owner.email, password: owner.password })
  expect(reply.status).toBe(200)
  return at
}
