import { uidCalls } from "@silai/contracts/uid/calls"
import { expect } from "vitest"
import { signInAsOwner } from "../../rig/owner"
import { callLaw, type Change } from "../change"

const [en, hi] = ["admin/src/words/en/uid.ts", "admin/src/words/hi/uid.ts"]

export const labelSheet: Change = {
  row: "add a label sheet",
  first: [
    {
      file: "backend/contracts/uid/sheet-limits.ts",
      find: "  roll: {",
      replace: `  a4x24: {
    page: A4,
    label: { width: 70, height: 36 },
    columns: 3,
    rows: 8,
    left: 0,
    top: 4.5,
    pitch: { x: 70, y: 36 },
  },
  roll: {`,
    },
  ],
  noticed: [{ types: en }, callLaw("keep backend/docs/calls.md up to date")],
  rest: [
    {
      file: en,
      find: `  "uid-sheet.roll"`,
      replace: `  "uid-sheet.a4x24": "A4, 24 labels (70 × 36 mm)",\n  "uid-sheet.roll"`,
    },
    {
      file: hi,
      find: `  "uid-sheet.roll"`,
      replace: `  "uid-sheet.a4x24": "A4, 24 लेबल (70 × 36 मिमी)",\n  "uid-sheet.roll"`,
    },
  ],
  works: async () => {
    const reply = await (
      await signInAsOwner()
    ).send(uidCalls.testPage.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ sheet: "a4x24", offsetX: 0, offsetY: 0 }),
    })
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/pdf"])
  },
}
