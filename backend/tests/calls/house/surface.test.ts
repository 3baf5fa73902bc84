import { request } from "node:http"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"
import { signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"

const shop = browser()

describe("the surface of the shop's API", () => {
  it.each(["/customer/nothing", "/nowhere", "/customer/order/all/extra"])(
    "answers an unknown path %s with a 404 in the shop's own words",
    async (path) => {
      const { status, body } = await shop.post(path)
      expect(status).toBe(404)
      expect(body).toMatchObject({ success: false, code: "house.not_found", message: expect.stringMatching(/\.$/) })
    },
  )

  it.each([
    ["POST", "/store/carts"],
    ["GET", "/store/products"],
    ["GET", "/store/orders/order_01"],
    ["POST", "/store/returns"],
    ["POST", "/auth/user/emailpass"],
    ["POST", "/auth/customer/emailpass/register"],
    ["GET", "/app"],
    ["POST", "/hooks/payment/razorpay_razorpay"],
    ["GET", "/hooks/razorpay"],
    ["DELETE", "/customer/signin"],
    ["PUT", "/customer/guest"],
    ["GET", "/customer/authenticate"],
    ["GET", "/static/private.csv"],
    ["GET", "/images/../package.json"],
  ])("closes the engine's own %s %s to everyone", async (method, path) => {
    const response = await shop.send(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: "house.not_found" })
  })

  it.each(["/admin/orders", "/admin/products", "/admin/users", "/admin/api-keys", "/admin/invites"])(
    "asks a stranger to sign in at the engine's %s",
    async (path) => {
      const { status, body } = await shop.get(path)
      expect(status).toBe(401)
      expect(body.code).toBe("house.sign_in")
    },
  )

  it.each([
    "/admin/invites",
    "/admin/iNVITES",
    "/admin/INVITES/",
    "/aDMIN/invites",
    "/admin/%69nvites",
    "/admin//invites",
    "/admin/./invites",
    "/admin/regions/../invites",
    "/admin/aPI-KEYS",
    "/admin/uSERS/user_1",
    "/admin/User/Invite",
    "/admin/user/invite/",
  ])("lets staff be changed only by the shop's own calls, however the path %s is spelled", async (path) => {
    const owner = await signInAsOwner()
    const made = () => sql(`select id from invite union all select id from api_key`)
    const before = await made()
    // A raw request: fetch would normalise the path.
    const { status, body } = await new Promise<{ status?: number; body: string }>((resolve, reject) => {
      const { api, publicUrl } = theShop()
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
      const headers = { cookie, origin: publicUrl, "content-type": "application/json" }
      const asked = request(api, { method: "POST", path, headers }, (answer) => {
        let body = ""
        answer
          .on("data", (chunk) => (body += String(chunk)))
          .on("end", () => resolve({ status: answer.statusCode, body }))
      })
      asked.on("error", reject).end(JSON.stringify({ email: "stranger@silai.example", title: "key", type: "secret" }))
    })
    expect([status, JSON.parse(body).code]).toEqual([404, "house.not_found"])
    expect(await made()).toEqual(before)
  })

  it("lets the owner still use the rest of the engine's back office", async () => {
    const owner = await signInAsOwner()
    expect((await owner.get("/admin/regions")).status).toBe(200)
    expect((await owner.get("/admin/Regions/")).status).toBe(200)
  })

  it("closes the engine's own index, which never answers, even to the owner", async () => {
    const owner = await signInAsOwner()
    expect((await owner.get("/admin/index/details")).status).toBe(404)
  })

  it("gives no access to a token in the header: only the shop's own cookie does", async () => {
    const { status } = await shop.get("/admin/orders", {
      authorization: "Bearer eyJhbGciOiJub25lIn0.eyJhY3Rvcl90eXBlIjoidXNlciJ9.",
    })
    expect(status).toBe(401)
  })

  it("gives no access to a cookie that the shop never issued", async () => {
    const response = await shop.send("/admin/session", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "silai_staff=planted" },
      body: "{}",
    })
    expect(response.status).toBe(401)
  })

  it("lets the shopkeeper reach the back office, and not a shopper's browser", async () => {
    const owner = await signInAsOwner()
    expect((await owner.post("/admin/session")).status).toBe(200)
    expect((await shop.post("/admin/session")).status).toBe(401)
  })

  it("closes calls of the back office under /customer to shoppers", async () => {
    for (const path of ["/customer/order/all", "/customer/order/update"]) {
      const { status, body } = await shop.post(path, {})
      expect([path, status, body.code]).toEqual([path, 401, "house.sign_in"])
    }
  })
})
