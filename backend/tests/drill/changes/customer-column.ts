import { customerCalls } from "@silai/contracts/customer/calls"
import { expect } from "vitest"
import { aGuestBuyer } from "../../rig/buyer"
import { signInAsOwner } from "../../rig/owner"
import type { Change } from "../change"

const list = "plugins/account/src/queries/customer/list-sql.ts"

export const customerColumn: Change = {
  row: "add a column to the customer list",
  first: [
    {
      file: "backend/contracts/customer/shapes.ts",
      find: "customerFacts.extend({})",
      replace: "customerFacts.extend({ halves: z.array(z.string()) })",
    },
  ],
  noticed: [{ types: list }, { types: "plugins/account/src/rules/customer-csv.test.ts" }],
  rest: [
    {
      file: list,
      find: "  has_measurements: boolean\n",
      replace: "  has_measurements: boolean\n  halves: string[]\n",
    },
    {
      file: list,
      find: "  hasMeasurements: row.has_measurements,\n",
      replace: "  hasMeasurements: row.has_measurements,\n  halves: row.halves,\n",
    },
    {
      file: "admin/src/resources/customer/list.tsx",
      find: `  { key: "bought",`,
      replace: `  { key: "halves", title: "Measured", width: 112, render: (_, { halves }) => halves.join(", ") },\n  { key: "bought",`,
    },
    {
      file: "plugins/account/src/rules/customer-csv.test.ts",
      find: "  hasMeasurements: true,\n",
      replace: "  hasMeasurements: true,\n  halves: [],\n",
    },
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const { phone } = await aGuestBuyer()
    const { body } = await owner.call(customerCalls.all, { search: phone })
    expect(body.data).toMatchObject([{ phone, halves: [] }])
  },
}
