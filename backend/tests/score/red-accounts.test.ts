import { expect, test } from "vitest"
import { wrongFor } from "../rig/customer"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { figure } from "./print"

closeSqlAfterwards()

/**
 * A limit that can never be exceeded proves nothing: here the same thousand guesses meet a check that reads first and
 * writes after.
 */
test("accepts nearly all the same guesses without the one statement", async () => {
  await sql(`create table red_challenge (id int primary key, code text not null, tries int not null)`)
  await sql(`insert into red_challenge values (1, '424242', 0)`)
  const guess = async (code: string): Promise<boolean> => {
    const row = await oneRow<{ code: string; tries: number }>(`select code, tries from red_challenge where id = 1`)
    if (row.tries >= 5) return false
    await sql(`update red_challenge set tries = $1 where id = 1`, [row.tries + 1])
    return row.code !== code
  }
  const evaluated = (
    await Promise.all(Array.from({ length: 1000 }, (_, n) => guess(wrongFor("424242", n + 1))))
  ).filter(Boolean).length
  await sql(`drop table red_challenge`)
  figure("RED: OTP guesses evaluated by reading first and writing after", evaluated, { n: 1000 })
  expect(evaluated).toBeGreaterThan(5)
})
