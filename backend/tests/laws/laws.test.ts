import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { importsOf, targetOf } from "./imports"
import { bare, root } from "./sources"
import { statementsOf } from "./statements"
import { engineWritesNow, foreignTablesNow } from "./table-owners"

// The laws read the tree through these two; each gets a file that breaks the law, because a law that cannot fail proves
// nothing.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-laws-"))
afterAll(() => fs.rmSync(folder, { recursive: true }))
const plant = (name: string, text: string) => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, text)
  return path.relative(root, file).replaceAll(path.sep, "/")
}

describe("the files that the laws can see", () => {
  it("include every way to import, and which imports are gone once compiled", () => {
    const file = plant(
      "ways.tsx",
      `
      import type { A } from "a"
      import { type B } from "b"
      import { c, type D } from "c"
      import e from "e"
      import "f"
      export { g } from "g"
      export type { H } from "h"
      const i = require("i")
      const j = () => import("j")
      type K = import("k").K
      // import "in-a-comment"
      const text = 'import "in-a-string"'
    `,
    )
    expect(importsOf(file).map(({ what, typeOnly }) => [what, typeOnly])).toEqual([
      ["a", true],
      ["b", true],
      ["c", false],
      ["e", false],
      ["f", false],
      ["g", false],
      ["h", true],
      ["i", false],
      ["j", false],
      ["k", true],
    ])
  })

  it("lead from an import to the file it means", () => {
    const from = "plugins/checkout/src/rules/x.ts"
    const target = (what: string) => targetOf({ from, what })
    expect(target("../../../catalogue/src/y")).toBe("plugins/catalogue/src/y")
    expect(target("@silai/contracts/call")).toBe("backend/contracts/call.ts")
    expect(target("~/root")).toBe("storefront/app/root.tsx")
    expect(target("zod")).toBeNull()
  })

  it("are read as code, without comments and strings", () => {
    const file = plant(
      "prose.tsx",
      [
        "// console.log and Math.random in a comment",
        'const says = "console.log in a string"',
        "const code = `console.log in a template ${Math.random()}`",
        "export const part = <p>console.log between tags</p>",
      ].join("\n"),
    )
    expect(bare(file)).not.toContain("console")
    expect(bare(file).match(/Math\.random/g)).toHaveLength(1)
  })

  it("show which statement changes which table, however it is written", () => {
    const file = plant(
      "statements.ts",
      [
        'const staff = `staff_member m join "user" u on u.id = m.user_id`',
        "const named = `with bag_line as (select 1 from session s, otp_challenge) select * from bag_line, ${staff} where a is distinct from b`",
        "const dates = `select extract(day from placed_at) from unnest(array[1]) style`",
        'const write = "insert into outbox (topic, payload) values (?, ?) on conflict do update set topic = 1"',
        "const count = `update inventory_level l set held = held - freed.quantity, backorder = true from freed where l.id = 1`",
        "const lock = `select 1 from picture for update of picture`",
        "const gone = `delete from ${tableOf()} where id in (select id from listing)`",
        "// select * from in_a_comment",
      ].join("\n"),
    )
    const seen = statementsOf(file).map(({ table, does, columns }) => [does, table, ...columns].join(" "))
    expect(seen.sort()).toEqual(
      [
        "reads staff_member",
        "reads user",
        "reads session",
        "reads otp_challenge",
        "inserts outbox topic payload",
        "updates inventory_level held backorder",
        "reads freed",
        "reads picture",
        "deletes …",
        "reads listing",
      ].sort(),
    )
  })

  it("show who names a table of another owner, and who writes to the engine's", () => {
    const file = plant(
      "offender.ts",
      'export const seen = `update "order" set status = 1 where id = (select order_id from order_state)`',
    )
    expect(foreignTablesNow([file])).toEqual({ [file]: ["order_state"] })
    expect(engineWritesNow([file])).toEqual({ [file]: ["order"] })
  })
})
