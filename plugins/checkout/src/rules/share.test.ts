import { SCARCE, UNPAID_SHARE } from "@silai/contracts/checkout/limits"
import { describe, expect, test } from "vitest"
import { isScarce, mostHeld, needsProof, scarceSeconds, type Unpaid, waitSeconds } from "./share"

const held = (unsold: number, guests: number, more: Partial<Unpaid> = {}): Unpaid => ({
  unsold,
  held: guests,
  guests,
  here: 0,
  idleSeconds: 0,
  idleSecondsHere: 0,
  ...more,
})

test("lets any shopper hold the last piece, and the last pair, the first time", () => {
  for (const share of Object.values(UNPAID_SHARE)) expect([mostHeld(1, share), mostHeld(2, share)]).toEqual([2, 2])
  expect([needsProof(held(1, 0), 1), needsProof(held(2, 0), 2)]).toEqual([false, false])
})

test("lets guests hold three quarters of more pieces before a phone is required, and one address half", () => {
  expect([3, 4, 10, 22].map((unsold) => mostHeld(unsold, UNPAID_SHARE.ofAllGuests))).toEqual([3, 3, 8, 17])
  expect([3, 4, 10, 22].map((unsold) => mostHeld(unsold, UNPAID_SHARE.ofOneAddress))).toEqual([2, 2, 5, 11])
  expect([needsProof(held(8, 4), 2), needsProof(held(8, 5), 2), needsProof(held(8, 6), 1)]).toEqual([false, true, true])
  expect([needsProof(held(8, 2, { here: 2 }), 2), needsProof(held(8, 4, { here: 4 }), 1)]).toEqual([false, true])
})

describe("a scarce size that was held and not paid", () => {
  const idle = { idleSeconds: SCARCE.idleSeconds }
  test("keeps the last pieces for proven phones", () => {
    expect([1, 2, 4, 8].map((unsold) => needsProof(held(unsold, 0, idle), 1))).toEqual([true, false, false, false])
    expect([
      needsProof(held(2, 1, idle), 1),
      needsProof(held(4, 3, idle), 1),
      needsProof(held(10, 7, idle), 1),
    ]).toEqual([true, true, true])
  })
  test("requires a proven phone of a guest at the address that held it, until there is plenty again", () => {
    const here = { idleSecondsHere: SCARCE.idleSeconds }
    expect([needsProof(held(5, 0, here), 1), needsProof(held(100, 0, here), 1)]).toEqual([true, false])
  })
})

test("is scarce when a purchase would leave few pieces free, or when half of them are held", () => {
  const scarce = (unsold: number, guests: number, quantity: number) => isScarce(held(unsold, guests), quantity)
  expect([scarce(5, 0, 1), scarce(8, 2, 2), scarce(8, 0, 2), scarce(40, 18, 1), scarce(40, 18, 2)]).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

test("gets no new time when asked again; the refusal says when to try again", () => {
  const { holdSeconds, personSeconds, leastSeconds, windowSeconds } = SCARCE
  expect([0, holdSeconds, personSeconds - leastSeconds, personSeconds - leastSeconds + 1].map(scarceSeconds)).toEqual([
    holdSeconds,
    personSeconds - holdSeconds,
    leastSeconds,
    null,
  ])
  const own = [
    { agoSeconds: 1_000, seconds: 420 },
    { agoSeconds: 2_000, seconds: 420 },
  ]
  expect(waitSeconds(own)).toBe(windowSeconds - 2_000)
  const many = Array.from({ length: 14 }, (_, n) => ({ agoSeconds: 1_400 - n * 100, seconds: 60 }))
  expect(waitSeconds(many)).toBe(windowSeconds - 1_200)
})
