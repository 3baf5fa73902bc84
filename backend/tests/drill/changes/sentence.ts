import { bagCalls } from "@silai/contracts/bag/calls"
import { expect } from "vitest"
import { aBag } from "../../rig/shopper"
import { type Change, pinnedText, requirement } from "../change"
import { demoCustomer } from "../people"

const [before, after] = ["Selected size is not available.", "We do not have this size."]

export const sentence: Change = {
  row: "change a sentence that a server or mail says too",
  first: [{ file: "backend/contracts/bag/messages.ts", find: before, replace: after }],
  noticed: [requirement(before)],
  rest: [pinnedText(before, after)],
  works: async () => {
    const [{ variantId }] = await aBag([{ slug: "black-aura-formal-shirt" }])
    const { status, body } = await (await demoCustomer()).call(bagCalls.add, { variantId, size: "XS", quantity: 1 })
    expect([status, body.message]).toEqual([422, after])
  },
}
