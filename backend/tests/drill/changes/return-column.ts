import { returnCalls } from "@silai/contracts/returns/calls"
import { expect } from "vitest"
import { signInAsOwner } from "../../rig/owner"
import { asked, shirt } from "../../rig/returns"
import { setStock } from "../../rig/stock"
import { callLaw, type Change } from "../change"
import { deliveredShirts } from "../people"

const row = "plugins/returns/src/queries/request.ts"
const [en, hi] = ["admin/src/words/en/returns.ts", "admin/src/words/hi/returns.ts"]

export const returnColumn: Change = {
  row: "add a column to the returns list",
  first: [
    {
      file: "backend/contracts/returns/calls.ts",
      find: "  items: z.number().int(),\n  lines: z.array(line),",
      replace: "  items: z.number().int(),\n  unfit: z.number().int(),\n  lines: z.array(line),",
    },
  ],
  noticed: [{ types: row }, callLaw("keep backend/docs/calls.md up to date")],
  rest: [
    {
      file: row,
      find: "  items: row.units,\n",
      replace: "  items: row.units,\n  unfit: row.lines.reduce((sum, { damaged }) => sum + damaged, 0),\n",
    },
    {
      file: "admin/src/resources/returns/list.tsx",
      find: `  {\n    key: "refund",`,
      replace: `  { key: "unfit", title: say("returns.unfit-column"), width: 96, dataIndex: "unfit" },\n  {\n    key: "refund",`,
    },
    { file: en, find: `  "returns.back"`, replace: `  "returns.unfit-column": "Unfit",\n  "returns.back"` },
    { file: hi, find: `  "returns.back"`, replace: `  "returns.unfit-column": "ख़राब",\n  "returns.back"` },
  ],
  works: async () => {
    await setStock(shirt, "M", 6)
    const { _id, returnNumber } = await asked(await deliveredShirts(), "exchange")
    const { body } = await (await signInAsOwner()).call(returnCalls.all, { search: returnNumber })
    expect(body.data).toMatchObject([{ _id, unfit: 0 }])
  },
}
