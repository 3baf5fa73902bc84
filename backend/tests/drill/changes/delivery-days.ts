import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect } from "vitest"
import { browser } from "../../rig/browser"
import { type Change, pinnedNumber, requirement } from "../change"

export const deliveryDays: Change = {
  row: "change the delivery days",
  first: [
    {
      file: "backend/contracts/checkout/limits.ts",
      find: "  make: { min: 1, max: 2 },\n  customExtra: { min: 1, max: 4 },",
      replace: "  make: { min: 2, max: 3 },\n  customExtra: { min: 1, max: 5 },",
    },
  ],
  noticed: [requirement("custom orders take 1 to 4 extra days")],
  rest: [
    pinnedNumber(
      `custom orders take 1 to 4 extra days", { min: 1, max: 4 },`,
      `custom orders take 1 to 5 extra days", { min: 1, max: 5 },`,
    ),
  ],
  works: async () => {
    const { body } = await browser().call(checkoutCalls.pincode, { pincode: "141001" })
    expect(body.data.days).toEqual({ min: 3, max: 5 })
  },
}
