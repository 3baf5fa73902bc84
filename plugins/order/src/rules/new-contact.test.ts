import { expect, test } from "vitest"
import { judgeContact } from "./new-contact"

const now = { email: "ravi@example.con", phone: "9876543210" }
const codeOf = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return (error as { code?: string }).code
  }
}

test("names which of the two fields changes", () => {
  const judged = (change: Partial<typeof now>) => judgeContact({ now, before: now, after: { ...now, ...change } })
  expect(judged({ email: "ravi@example.com" })).toEqual({ email: true, phone: false })
  expect(judged({ phone: "9876543211" })).toEqual({ email: false, phone: true })
  expect(judged({ email: "ravi@example.com", phone: "9876543211" })).toEqual({ email: true, phone: true })
})

test("adds an e-mail to an order without one, and removes none", () => {
  const none = { ...now, email: "" }
  expect(judgeContact({ now: none, before: none, after: now })).toEqual({ email: true, phone: false })
  expect(judgeContact({ now: none, before: none, after: { ...none, phone: "9876543211" } }).email).toBe(false)
  expect(codeOf(() => judgeContact({ now, before: now, after: none }))).toBe("order.email_wanted")
})

test("refuses what was changed in the meantime, and what changes nothing", () => {
  const after = { ...now, email: "ravi@example.com" }
  for (const before of [
    { ...now, email: "else@example.com" },
    { ...now, phone: "9876543211" },
  ])
    expect(codeOf(() => judgeContact({ now, before, after }))).toBe("order.contact_changed")
  expect(codeOf(() => judgeContact({ now, before: now, after: now }))).toBe("order.same_contact")
})
