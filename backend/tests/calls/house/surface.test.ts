import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { signInAsOwner } from "../../rig/owner"

const shop = browser()

describe("what the shop's door opens", () => {
  it.each(["/customer/nothing", "/nowhere", "/customer/order/all/extra"])(
    "an unknown path %s is a 404 in the shop's own words",
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
  ])("the engine's own %s %s is closed to everybody", async (method, path) => {
    const response = await shop.send(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false, code: "house.not_found" })
  })

  it.each(["/admin/orders", "/admin/products", "/admin/users", "/admin/api-keys", "/admin/invites"])(
    "the engine's %s asks a stranger to sign in",
    async (path) => {
      const { status, body } = await shop.get(path)
      expect(status).toBe(401)
      expect(body.code).toBe("house.sign_in")
    },
  )

  it("a token in the header opens nothing: only the shop's own cookie does", async () => {
    const { status } = await shop.get("/admin/orders", {
      authorization: "Bearer eyJhbGciOiJub25lIn0.eyJhY3Rvcl90eXBlIjoidXNlciJ9.",
    })
    expect(status).toBe(401)
  })

  it("a cookie that the shop never gave opens nothing", async () => {
    const response = await shop.send("/admin/session", {
      method: "POST",
      headers: { "content-type": "application/json", cookie: "silai_staff=planted" },
      body: "{}",
    })
    expect(response.status).toBe(401)
  })

  it("the shopkeeper reaches the back office, and a shopper's browser does not", async () => {
    const owner = await signInAsOwner()
    expect((await owner.post("/admin/session")).status).toBe(200)
    expect((await shop.post("/admin/session")).status).toBe(401)
  })

  it("calls of the back office under /customer are closed to shoppers", async () => {
    for (const path of ["/customer/order/all", "/customer/order/update"]) {
      const { status, body } = await shop.post(path, {})
      expect([path, status, body.code]).toEqual([path, 401, "house.sign_in"])
    }
  })
})
