import { randomInt } from "node:crypto"
import { SHARED_TURN } from "@silai/contracts/house/limits"
import { uidCalls } from "@silai/contracts/uid/calls"
import { UID, UID_BATCH, UID_MISSES } from "@silai/contracts/uid/limits"
import { afterAll, expect, test, vi } from "vitest"
import { aBrowser } from "../rig/customer"
import { eventually } from "../rig/eventually"
import { signInAsOwner } from "../rig/owner"
import { closeSqlAfterwards, sql } from "../rig/sql"
import { askedBatch } from "../rig/uid"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 300_000 })

const made: string[] = []
// Other files request lists of ids, and wait for workers.
afterAll(async () => void (await sql(`delete from uid_batch where id = any($1)`, [made])))

test("makes no id twice in twenty batches of ten thousand, requested at once, and none too many or too few", async () => {
  const owner = await signInAsOwner()
  const batches = await Promise.all(Array.from({ length: 20 }, () => askedBatch(owner, { quantity: UID_BATCH.maxIds })))
  made.push(...batches.map(({ _id }) => _id))
  const since = Date.now()
  await eventually(
    "all ids are made",
    async () =>
      (await sql(`select 1 from uid_batch where id = any($1) and made < quantity limit 1`, [made])).length === 0,
    240_000,
  )
  console.info(`200,000 ids in ${Math.round((Date.now() - since) / 1000)} s`)
  const [sum] = await sql<{ ids: number; different: number; places: number }>(
    `select count(*)::int as ids, count(distinct id)::int as different, count(distinct (batch_id, at))::int as places from uid where batch_id = any($1)`,
    [made],
  )
  expect(sum).toEqual({ ids: 200_000, different: 200_000, places: 200_000 })
  const before = Date.now()
  const { body } = await owner.call(uidCalls.all, { state: ["unused"], pageSize: 100 })
  expect(body.data).toHaveLength(100)
  expect(body.total).toBeGreaterThanOrEqual(200_000)
  expect(Date.now() - before).toBeLessThan(2_000)
})

test("finds nothing by a hundred thousand guesses, and even looks up only the first few", async () => {
  const at = aBrowser()
  const guess = () => Array.from({ length: UID.length }, () => UID.symbols[randomInt(32)]).join("")
  const answers = { 404: 0, 429: 0 } as Record<number, number>
  const began = Date.now()
  const hand = async () => {
    for (let tries = 0; tries < 2_500; tries++) {
      const { status } = await at.call(uidCalls.authentic, { uid: guess() })
      answers[status] = (answers[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 40 }, hand))
  expect(Object.keys(answers)).toEqual(["404", "429"])
  // Past the hour's count one guess is allowed every few seconds, for as long as the guessing goes on.
  const turns = Math.ceil((Date.now() - began) / (SHARED_TURN.seconds * 1000)) + 1
  expect(answers[404]).toBeGreaterThanOrEqual(UID_MISSES.points)
  expect(answers[404]).toBeLessThanOrEqual(UID_MISSES.points + turns)
  expect(answers[404]! + answers[429]!).toBe(100_000)
})
