import { REFUSED_BODIES } from "@silai/contracts/house/limits"
import { randomBytes } from "node:crypto"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"

const shop = browser()
const json = { "content-type": "application/json" }
const raw = async (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) => {
  const response = await shop.send("/customer/pincode", { method: "POST", headers, body })
  return {
    status: response.status,
    body: (await response.json()) as { success: boolean; code: string; message: string; field?: string },
  }
}

/** The same, and as a large body, which queues for parsing: blanks may follow any JSON. */
const smallAndLarge = (bodies: readonly string[]) =>
  bodies.flatMap((body) => [body, body + " ".repeat(REFUSED_BODIES.smallBytes)])

describe("the body of a request", () => {
  it("is refused before it is read when a form post from another page", async () => {
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
      "application/jsonp",
    ]) {
      const { status, body } = await raw("pincode=141001", { "content-type": type })
      expect([type, status, body.code]).toEqual([type, 415, "house.not_json"])
    }
  })

  it("gets a 400 for broken JSON, whose sentence does not repeat what was sent", async () => {
    const all = ["{", '{"pincode":}', '"141001"', "null", "[1,2", "<xml/>", '{"pincode":"141001"}}']
    for (const broken of smallAndLarge(all)) {
      const { status, body } = await raw(broken)
      expect([broken, status]).toEqual([broken, 400])
      expect(body.success).toBe(false)
      expect(body.message).not.toContain("xml")
    }
  })

  it("is not unpacked when compressed: its size does not show how large it becomes", async () => {
    for (const note of ["", randomBytes(REFUSED_BODIES.smallBytes).toString("hex")]) {
      const packed = new Uint8Array(gzipSync(JSON.stringify({ pincode: "141001", note })))
      const { status, body } = await raw(packed, { ...json, "content-encoding": "gzip" })
      expect([status, body.code]).toEqual([400, "house.bad_json"])
    }
  })

  it("gets a 413 when more than the shop would ever need", async () => {
    const { status, body } = await raw(JSON.stringify({ pincode: "1".repeat(120_000) }))
    expect(status).toBe(413)
    expect(body.code).toBe("house.too_large")
  })

  it("is refused with a NUL, in a value, in a name, and deep inside", async () => {
    for (const body of smallAndLarge([
      '{"pincode":"14100\\u0000"}',
      '{"pin\\u0000code":"141001"}',
      '{"pincode":{"a":[{"b":"\\u0000"}]}}',
    ])) {
      const answer = await raw(body)
      expect([body, answer.status]).toEqual([body, 400])
    }
  })

  it("is refused with half a character, in a value, in a name, and deep inside; a whole one is accepted", async () => {
    for (const body of smallAndLarge([
      '{"pincode":"\\ud83d"}',
      '{"pin\\udc55code":"141001"}',
      '{"pincode":{"a":[{"b":"x\\ud83dx"}]}}',
    ])) {
      const answer = await raw(body)
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, "house.bad_json"])
    }
    expect((await raw('{"pincode":"\\ud83d\\udc55"}')).body.code).toBe("house.bad_body")
  })

  it("is refused with a field that the call does not know, and names it", async () => {
    const { status, body } = await raw(JSON.stringify({ pincode: "141001", admin: true }))
    expect(status).toBe(400)
    expect(body.code).toBe("house.bad_body")
    expect(body.message).toContain("admin")
  })

  it("is refused with a wrong value, with its field and the shop's sentence", async () => {
    const { status, body } = await raw(JSON.stringify({ pincode: "014100" }))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      field: "pincode",
      message: expect.stringContaining("Enter a valid 6-digit PIN code."),
    })
  })

  it("does not bring the shop down with very deep JSON", async () => {
    const { status } = await raw(`{"pincode":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)
    expect(status).toBe(400)
    expect((await shop.get("/health")).status).toBe(200)
  })

  it("ignores prototype names", async () => {
    const { status } = await raw('{"pincode":"141001","__proto__":{"admin":true}}')
    expect([200, 400]).toContain(status)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})
