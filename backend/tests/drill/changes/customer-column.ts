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
      replace: "customerFacts.extend({ boughtAt: z.string().nullable() })",
    },
  ],
  noticed: [{ types: list }, { types: "plugins/account/src/rules/customer-csv.test.ts" }],
  rest: [
    {
      file: list,
      find: "  has_measurements: boolean\n",
      replace: "  has_measurements: boolean\n  bought_at: string | null\n",
    },
    {
      file: list,
      find: "  hasMeasurements: row.has_measurements,\n",
      replace: "  hasMeasurements: row.has_measurements,\n  boughtAt: asIso(row.bought_at),\n",
    },
    {
      file: list,
      find: "where m.customer_id = c.id) as has_measurements\n",
      replace: "where m.customer_id = c.id) as has_measurements, b.last_at as bought_at\n",
    },
    { file: list, find: "b.spend_paise, false\n", replace: "b.spend_paise, false, b.last_at\n" },
    {
      file: "admin/src/resources/customer/columns.tsx",
      find: `  { key: "bought",`,
      replace: `  { key: "last", title: "Last bought", width: 112, cell: ({ boughtAt }) => (boughtAt ? dateOf(boughtAt) : "") },\n  { key: "bought",`,
    },
    {
      file: "plugins/account/src/rules/customer-csv.test.ts",
      find: "  hasMeasurements: true,\n",
      replace: "  hasMeasurements: true,\n  boughtAt: null,\n",
    },
  ],
  works: async () => {
    const owner = await signInAsOwner()
    const { phone } = await aGuestBuyer()
    const { body } = await owner.call(customerCalls.all, { search: phone })
    expect(body.data).toMatchObject([{ phone, boughtAt: expect.stringMatching(/^20\d\d-.*Z$/) }])
  },
}
