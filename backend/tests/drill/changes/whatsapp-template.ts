import { expect } from "vitest"
import { aPhone } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { whatsappOf } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { moved, shirt } from "../../rig/returns"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { setStock } from "../../rig/stock"
import { type Change, orderLaw } from "../change"

const templates = "backend/contracts/messaging/whatsapp.ts"
const name = "order_out_for_delivery"

export const whatsappTemplate: Change = {
  row: "announce one more status on WhatsApp",
  first: [
    {
      file: "backend/contracts/messaging/topics.ts",
      find: "outForDelivery: { mail: false, text: false, whatsapp: false },",
      replace: "outForDelivery: { mail: false, text: false, whatsapp: true },",
    },
  ],
  noticed: [{ types: templates }, orderLaw("for an accepted, shipped, delivered and cancelled order")],
  rest: [
    {
      file: templates,
      find: "  order_delivered: {",
      replace: `  ${name}: {
    body: \`Hello {{1}}, the courier brings your \${SHOP.name} order {{2}} today.\`,
    button: SEE_ORDER,
  },
  order_delivered: {`,
    },
    {
      file: templates,
      find: `  delivered: "order_delivered",`,
      replace: `  outForDelivery: "${name}",\n  delivered: "order_delivered",`,
    },
    { file: "backend/tests/laws/order-status.test.ts", find: "[1, 4, 6, 10]", replace: "[1, 4, 5, 6, 10]" },
  ],
  works: async () => {
    const phone = aPhone()
    await setStock(shirt, "M", 6)
    const at = await aGuest({ contact: { phone, whatsappUpdates: true } })
    const orderId = await buys(at, await aBag([{ slug: shirt, size: "M" }]))
    await moved(await signInAsOwner(), orderId, 1, 3, 4, 5)
    const note = await eventually("it is announced", async () =>
      (await whatsappOf(phone)).find(({ template }) => template === name),
    )
    expect(note.link).toContain(`/order-confirmation/${orderId}#key=`)
  },
}
