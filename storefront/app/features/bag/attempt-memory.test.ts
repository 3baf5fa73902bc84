// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest"
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "./attempt-memory"

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  forgetAttempt()
})

test("finds a payment again after the tab was closed", () => {
  rememberAttempt({ attemptId: "chk_1", bagItemIds: ["a", "b"], handed: true })
  expect(rememberedAttempt()).toEqual({ attemptId: "chk_1", bagItemIds: ["a", "b"], handed: true })
  forgetAttempt()
  expect(rememberedAttempt()).toBeNull()
})

test("remembers its payment even in a browser without storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden")
  })
  rememberAttempt({ attemptId: "chk_1", bagItemIds: [], handed: false })
  expect(rememberedAttempt()?.attemptId).toBe("chk_1")
})

test("ignores rubbish in the storage", () => {
  for (const rubbish of ["{", "null", '{"attemptId":7}', "[]"]) {
    localStorage.setItem("payment", rubbish)
    expect(rememberedAttempt()).toBeNull()
  }
})
