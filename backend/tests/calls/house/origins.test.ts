import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { theShop } from "../../rig/facts"

const shop = browser()
const authenticate = (headers: Record<string, string>) => shop.post("/customer/authenticate", {}, headers)

describe("the origin of a request", () => {
  it.each(["https://evil.example", "null", "http://localhost:1", "https://localhost.evil.example", ""])(
    "may change nothing when it is %j",
    async (origin) => {
      const { status, body } = await authenticate({ origin })
      expect(status).toBe(403)
      expect(body.code).toBe("house.foreign_origin")
    },
  )

  it("may change data when it is one of the shop's own pages", async () => {
    expect((await authenticate({ origin: theShop().publicUrl })).status).toBe(200)
  })

  it("is recognised as foreign by its fetch site when the page hides it", async () => {
    const { publicUrl, api } = theShop()
    expect(publicUrl).toContain("localhost")
    // Without an Origin header only Sec-Fetch-Site remains, which only a browser sets and no page can forge.
    const ask = (site: string) =>
      fetch(`${api}/customer/authenticate`, {
        method: "POST",
        headers: { "content-type": "application/json", "sec-fetch-site": site },
        body: "{}",
      })
    expect((await ask("cross-site")).status).toBe(403)
    expect((await ask("same-site")).status).toBe(403)
    expect((await ask("same-origin")).status).toBe(200)
  })

  it("gets a refusal that does not say who is signed in, and sets no cookie", async () => {
    const { headers, body } = await authenticate({ origin: "https://evil.example" })
    expect(headers.getSetCookie()).toEqual([])
    expect(Object.keys(body).sort()).toEqual(["code", "message", "success"])
  })
})
