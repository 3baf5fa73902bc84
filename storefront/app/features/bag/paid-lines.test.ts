// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest"
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "./attempt-memory"
import { bag, bagOf, type BagItem } from "./bag-store"
import { dropUnknownAttempt } from "./paid-lines"

const line = (bagItemId: string) => ({ bagItemId, quantity: 1 }) as BagItem
const left = () => bag.get().items.map(({ bagItemId }) => bagItemId)

beforeEach(() => {
  localStorage.clear()
  forgetAttempt()
  bag.set(bagOf([line("paid"), line("added since")]))
})

test("does not ask a shopper who paid and then signed in to pay for the same lines again", () => {
  rememberAttempt({ attemptId: "chk_1", bagItemIds: ["paid"], handed: true })
  void dropUnknownAttempt()
  expect([left(), rememberedAttempt()]).toEqual([["added since"], null])
})

test("keeps the bag of a shopper who closed the payment window and then signed in", () => {
  rememberAttempt({ attemptId: "chk_1", bagItemIds: ["paid"], handed: false })
  void dropUnknownAttempt()
  expect([left(), rememberedAttempt()]).toEqual([["paid", "added since"], null])
})
