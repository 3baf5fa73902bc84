import { expect, test } from "vitest"
import { isCommon, isPersonal, wordsOf } from "./weak-password"

const owner = { email: "priya.sharma@silai.example", phone: "9876543210" }

test.each(["silaisilai", "Silai-1968!", "priya.sharma@silai.example", "Priya.Sharma1", "9876543210", "+91 9876543210"])(
  "finds that %j is little more than the shop's name and the person's own e-mail and phone",
  (password) => {
    expect(isPersonal(password, owner)).toBe(true)
  },
)

test.each(["thread-and-needle", "silai made my wedding suit", "short", "9876543211"])(
  "finds that %j is more than that",
  (password) => {
    expect(isPersonal(password, owner)).toBe(false)
  },
)

test("allows a short name before the @ as a part of a password", () => {
  expect(isPersonal("another-day", { email: "a@silai.example", phone: null })).toBe(false)
})

test.each(["Password", " password ", "        ", "zzzzzzzzzzzz", "1234567 "])(
  "treats %j like no password",
  (password) => {
    expect(isCommon(password, new Set(["password"]))).toBe(true)
  },
)

test("accepts a password that is not on the list", () => {
  expect(isCommon("thread-and-needle", new Set(["password"]))).toBe(false)
})

test("treats the shop's words, the name's, those of the e-mail and the phone as a person's words", () => {
  const words = wordsOf({ name: "Rajinder Kaur", email: "raj.kaur-68@silai.example", phone: "9876543210" })
  expect(words).toEqual(
    expect.arrayContaining(["rajinder", "kaur", "rajinderkaur", "raj", "silai", "shirt", "9876543210"]),
  )
  expect(words).not.toContain("68")
})
