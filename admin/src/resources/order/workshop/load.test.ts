import { expect, test } from "vitest"
import { leftWith, loadTable } from "./load"

// A Thursday; the 29th is a Sunday.
const now = Date.parse("2026-11-26T10:00:00+05:30")
const asha = { _id: "user_a", name: "Asha Devi", orders: 3, dueSoon: 1, perDay: 2 }
const idle = { _id: "user_b", name: "Balbir Singh", orders: 0, dueSoon: 0, perDay: null }
const cell = (tailor: string | null, day: string, pieces: number) => ({ tailor, day, orders: 1, pieces })

test("has a row for each person with the pieces of each day; lists unassigned work last, and none for people without work", () => {
  const { columns, rows } = loadTable(
    [asha, idle],
    [cell("user_a", "2026-11-24", 1), cell(null, "2026-11-27", 4), cell("user_a", "2026-11-28", 2)],
    now,
  )
  expect(columns).toEqual(["late", "2026-11-27", "2026-11-28"])
  expect(rows.map(({ _id, pieces }) => [_id, pieces])).toEqual([
    ["user_a", 3],
    ["nobody", 4],
  ])
  expect(rows[1]!.cells["2026-11-27"]).toEqual({ pieces: 4, orders: 1, tight: false })
})

test("calls a day tight when more is due by then than the person can sew; does not count Sundays", () => {
  const of = (...load: Parameters<typeof loadTable>[1]) => loadTable([asha], load, now).rows[0]!.cells
  expect(of(cell("user_a", "2026-11-27", 4))["2026-11-27"]!.tight).toBe(false)
  expect(of(cell("user_a", "2026-11-27", 5))["2026-11-27"]!.tight).toBe(true)
  // Thursday, Friday, Saturday and Monday: eight pieces, not ten.
  expect(of(cell("user_a", "2026-11-30", 8))["2026-11-30"]!.tight).toBe(false)
  expect(of(cell("user_a", "2026-11-30", 9))["2026-11-30"]!.tight).toBe(true)
  expect(of(cell("user_a", "2026-11-25", 1)).late!.tight).toBe(true)
})

test("gives six days a column each, and all later days one together", () => {
  const days = [
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
    "2026-11-30",
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
  ]
  const { columns, rows } = loadTable(
    [asha],
    days.map((day) => cell("user_a", day, 1)),
    now,
  )
  expect(columns).toEqual([...days.slice(0, 6), "later"])
  expect(rows[0]!.cells.later).toMatchObject({ pieces: 2, orders: 2 })
})

test("offers people who have left while their work is not finished, or while it is asked for", () => {
  const load = [cell("user_gone", "2026-11-27", 1), cell("user_gone", "2026-11-28", 2), cell(null, "2026-11-27", 4)]
  expect(leftWith([asha], load)).toEqual(["user_gone"])
  expect(leftWith([asha], [cell("user_a", "2026-11-27", 1)], "user_left")).toEqual(["user_left"])
  for (const asked of [undefined, "", "nobody", "user_a"])
    expect([asked, leftWith([asha], [], asked)]).toEqual([asked, []])
})
