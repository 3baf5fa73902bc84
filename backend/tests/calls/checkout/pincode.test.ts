import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutMessages } from "@silai/contracts/checkout/messages"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"

const shop = browser()
const ask = (pincode: unknown) => shop.call(checkoutCalls.pincode, { pincode })

describe("asking for a PIN code", () => {
  it("shows 141001 as Ludhiana in Punjab, next door", async () => {
    const { status, body } = await ask("141001")
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: "",
      data: {
        pincode: "141001",
        city: "Ludhiana",
        district: "Ludhiana",
        state: "Punjab",
        stateCode: "03",
        days: { min: 2, max: 4 },
      },
    })
  })

  it("shows 194101 as Leh in Ladakh, and takes longer", async () => {
    const { body } = await ask("194101")
    expect(body.data).toMatchObject({ city: "Leh", state: "Ladakh", stateCode: "38" })
    expect(body.data.days.max).toBeGreaterThan(4)
  })

  it("shows a kind sentence at its field for a PIN that does not exist", async () => {
    const { status, body } = await ask("999999")
    expect(status).toBe(404)
    expect(body).toEqual({
      success: false,
      code: "checkout.pin_unknown",
      field: "pincode",
      message: checkoutMessages.pinUnknown,
    })
  })

  it.each(["", "12345", "1234567", "abcdef", "014100", 141001, null, ["141001"]])(
    "refuses %j, which is no PIN code",
    async (pincode) => {
      expect((await ask(pincode)).status).toBe(400)
    },
  )
})
