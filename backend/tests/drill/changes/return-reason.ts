import { returnCalls } from "@silai/contracts/returns/calls"
import { expect } from "vitest"
import { signInAsOwner } from "../../rig/owner"
import { asking } from "../../rig/returns"
import { callLaw, type Change } from "../change"
import { deliveredShirts } from "../people"

const [words, hi] = ["backend/contracts/returns/messages.ts", "admin/src/words/hi/returns.ts"]
const reason = "cameLate" as never

export const returnReason: Change = {
  row: "add a reason for a return",
  first: [
    {
      file: "backend/contracts/returns/limits.ts",
      find: `"wrongPiece", "changedMind"]`,
      replace: `"wrongPiece", "cameLate", "changedMind"]`,
    },
  ],
  noticed: [{ types: words }, { types: hi }, callLaw("keep backend/docs/calls.md up to date")],
  rest: [
    { file: words, find: `  changedMind: "`, replace: `  cameLate: "It came too late",\n  changedMind: "` },
    {
      file: hi,
      find: `  "return-reason.changedMind"`,
      replace: `  "return-reason.cameLate": "देर से आया",\n  "return-reason.changedMind"`,
    },
  ],
  works: async () => {
    const had = await deliveredShirts()
    const lines = [{ itemId: "0", quantity: 1, reason }]
    const { status, body } = await asking(had, "return", { lines })
    expect([status, body.data?.lines.map((line) => line.reason)]).toEqual([200, [reason]])
    const owner = await signInAsOwner()
    expect((await owner.call(returnCalls.show, { returnId: body.data._id })).body.data.lines[0]?.reason).toBe(reason)
  },
}
