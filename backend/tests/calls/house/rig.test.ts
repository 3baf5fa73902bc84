import { beforeAll, describe, expect, it } from "vitest"
import { aBag, aGuest, askToPay, upperBody } from "../../rig/shopper"
import { browser } from "../../rig/browser"
import { faults, gatewayBook, mails, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { setStock, stockOf } from "../../rig/stock"
import { sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

const slug = "beige-mist-formal-trousers"

// The rig is tested first: a wrong rig makes every other test worthless.
describe("the rig", () => {
  beforeAll(() => faults({ reset: true }))

  it("keeps a browser's cookies, and separates two browsers", async () => {
    const [one, other] = [
      await aGuest({ contact: { name: "Asha Verma" } }),
      await aGuest({ contact: { name: "Ravi Menon" } }),
    ]
    expect(one.cookies.get("silai_shop")).toBeTruthy()
    expect(one.cookies.get("silai_shop")).not.toBe(other.cookies.get("silai_shop"))
    const reply = await one.post<{ data: { contact: { name: string } } }>("/customer/guest")
    expect(reply.body.data.contact.name).toBe("Asha Verma")
  })

  it("sets stock that the shop sees", async () => {
    await setStock(slug, "L", 7)
    expect((await stockOf(slug, "L")).free).toBe(7)
    const { body } = await browser().post<{ data: { sizes: { size: string; stock: number }[] } }>(
      "/customer/product/variant/single",
      { variantIdOrSlug: slug },
    )
    expect(body.data.sizes.find(({ size }) => size === "L")?.stock).toBe(7)
  })

  it("fills a bag with current ids and prices, ready-made and made to measure", async () => {
    const [readymade, custom] = await aBag([
      { slug: "black-aura-formal-shirt", size: "M" },
      { slug: "black-aura-formal-shirt", size: upperBody },
    ])
    expect(readymade).toEqual({ variantId: expect.stringMatching(/^prod_/), size: "M", quantity: 1, price: 799 })
    expect(custom.size).toMatchObject({ measurementType: "upperBody", chest: 40 })
  })

  it("pays at the stand-in, and the shop places the order", async () => {
    await setStock(slug, "XL", 3)
    const guest = await aGuest({ contact: { email: "the-rig@example.com" } })
    const { status, body } = await askToPay(guest, await aBag([{ slug, size: "XL", quantity: 2 }]))
    expect([status, body.message]).toEqual([200, expect.any(String)])
    expect((await stockOf(slug, "XL")).held).toBe(2)
    const paid = await pay(body.data.razorpay.orderId)
    expect(paid.payment.status).toBe("captured")
    await afterWork(
      "the order is placed",
      async () =>
        (await sql("select 1 from checkout_attempt where id = $1 and status = 'placed'", [body.data.attemptId])).length,
    )
    expect(await stockOf(slug, "XL")).toMatchObject({ held: 0, free: 1 })
    expect((await gatewayBook()).orders.find(({ id }) => id === body.data.razorpay.orderId)?.status).toBe("paid")
    const mail = await afterWork("the mail has come", async () =>
      (await mails()).find(({ to }) => to === "the-rig@example.com"),
    )
    expect(mail.subject).toMatch(/SL-\d{6}/)
  })

  it("signs the shopkeeper in, and the next browser is signed out", async () => {
    expect((await (await signInAsOwner()).post("/admin/session")).status).toBe(200)
    expect((await browser().post("/admin/session")).status).toBe(401)
  })
})
