import { expect, test } from "vitest"
import { guardsIn, withSwitches } from "./guards.mjs"

const source = `
const once = \`select 1 from a where b = 1 and c is null\`
export async function act(sql: any, n: number) {
  if (n > 2) throw refuse("too many")
  if (n > 1) { log(n) } else return
  if (!sql) throw new Error("There is no database.")
  await sql.raw(\`select id from a where id = ? and deleted_at is null and day > ? for update\`)
  await sql.raw(\`select id from a where id = ? for no key update\`)
}
`

test("removes conditions that throw or return, conditions of statements, and locks", () => {
  const guards = guardsIn("a.ts", source)
  expect(guards.map(({ kind, line, text }) => [kind, line, text])).toEqual([
    ["if", 4, "n > 2"],
    ["sql", 7, "and deleted_at is null"],
    ["sql", 7, "for update"],
    ["sql", 8, "for no key update"],
  ])
  const switched = withSwitches(source, guards, "/tmp/state")
  expect(switched).toContain(`&& (n > 2)) throw refuse("too many")`)
  expect(switched).toContain('? " and deleted_at is null" : " "} and day > ?')
})
