import { orderCalls } from "@silai/contracts/order/calls"
import { expect } from "vitest"
import { signInAsOwner } from "../../rig/owner"
import { aGuestBuyer } from "../../rig/buyer"
import { type Change, orderLaw } from "../change"

export const orderStatus: Change = {
  row: "add an order status",
  first: [
    {
      file: "backend/contracts/order/status.ts",
      find: `label: "Order Returned" },`,
      replace: `label: "Order Returned" },\n  { code: 13, key: "beingAltered", label: "Being Altered" },`,
    },
    { file: "backend/contracts/order/status.ts", find: "1: [2, 3, 7, 9, 10],", replace: "1: [2, 3, 7, 9, 10, 13]," },
    { file: "backend/contracts/order/status.ts", find: "12: [],", replace: "12: [],\n  13: [2, 10]," },
  ],
  noticed: [
    { types: "backend/contracts/messaging/topics.ts" },
    { types: "admin/src/resources/order/words.ts" },
    { types: "admin/src/words/hi/order-step.ts" },
    { types: "backend/contracts/push/news.ts" },
    { types: "plugins/order/src/rules/moves.ts" },
    { types: "storefront/app/features/order/what-next.ts" },
    orderLaw("has the thirteen statuses of the requirements"),
  ],
  rest: [
    {
      file: "backend/contracts/messaging/topics.ts",
      find: "returned: { mail: false, text: false, whatsapp: false },",
      replace:
        "returned: { mail: false, text: false, whatsapp: false },\n  beingAltered: { mail: false, text: false, whatsapp: false },",
    },
    {
      file: "backend/contracts/push/news.ts",
      find: "returned: null,",
      replace: "returned: null,\n  beingAltered: null,",
    },
    { file: "admin/src/resources/order/words.ts", find: `12: "quiet",`, replace: `12: "quiet",\n  13: "moving",` },
    {
      file: "admin/src/words/hi/order-step.ts",
      find: `"status.12": "वापस आया",`,
      replace: `"status.12": "वापस आया",\n  "status.13": "बदला जा रहा है",`,
    },
    { file: "plugins/order/src/rules/moves.ts", find: `12: "other",`, replace: `12: "other",\n  13: "state",` },
    {
      file: "storefront/app/features/order/what-next.ts",
      find: `    case "shipped":`,
      replace: `    case "beingAltered":\n      return "Your order is being altered."\n    case "shipped":`,
    },
    {
      file: "backend/tests/laws/order-status.test.ts",
      find: `12: "Order Returned",`,
      replace: `12: "Order Returned",\n      13: "Being Altered",`,
    },
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const { orderId } = await aGuestBuyer()
    for (const status of [1, 13]) {
      const moved = await owner.call(orderCalls.update, { orderId, status })
      expect([moved.status, moved.body.data?.status]).toEqual([200, status])
    }
    const listed = await owner.call(orderCalls.all, { status: [13] })
    expect(listed.body.data.map(({ _id }) => _id)).toEqual([orderId])
    expect((await owner.call(orderCalls.single, { orderId })).body.data.timeline.at(-1)!.label).toBe("Being Altered")
  },
}
