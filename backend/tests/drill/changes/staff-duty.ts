import { uidCalls } from "@silai/contracts/uid/calls"
import { expect } from "vitest"
import { browser } from "../../rig/browser"
import { signInAs } from "../../rig/owner"
import { upload } from "../../rig/upload"
import { callLaw, type Change } from "../change"

const words = "backend/contracts/staff/messages.ts"

export const staffDuty: Change = {
  row: "change the duties of a role in the back office",
  first: [
    {
      file: "backend/contracts/staff/roles.ts",
      find: `  "uid.assign": ["manager", "packer"],`,
      replace: `  "uid.assign": ["manager", "packer"],\n  "uid.judge": ["packer"],`,
    },
  ],
  noticed: [{ types: words }, callLaw("are each required by a call")],
  rest: [
    {
      file: words,
      find: `  "uid.assign":`,
      replace: `  "uid.judge": "Close reports of copied labels",\n  "uid.assign":`,
    },
    {
      file: "backend/contracts/uid/calls.ts",
      find: `  closeReport: write(`,
      replace: `  closeReport: adminCall("uid.judge")(`,
    },
    {
      file: "admin/src/resources/uid/reports.tsx",
      find: `useMay()("uid.write")`,
      replace: `useMay()("uid.judge")`,
    },
  ],
  works: async () => {
    const uid = "XX-of-the-drill"
    await upload(browser(), uidCalls.report, [], { uid, words: "The label is glued.", where: "Surat", contact: "" })
    const packer = await signInAs("packer")
    const report = (await packer.call(uidCalls.reports, {})).body.data[0]
    const closes = async (at: typeof packer) =>
      (await at.call(uidCalls.closeReport, { _id: report?._id ?? "", state: "closed" })).status
    expect([await closes(await signInAs("manager")), await closes(packer)]).toEqual([403, 200])
  },
}
