import { PASSWORD } from "@silai/contracts/account/limits"
import { expect, test } from "vitest"
import { judgePassword } from "./check-password"

const owner = { name: "Rajinder Kaur", email: "kaur.stitches@silai.example", phone: "9876501234" }
const codeOf = (password: string) =>
  judgePassword(password, owner).then(
    () => null,
    ({ code }: { code: string }) => code,
  )

test.each([
  "Password@123",
  "Welcome@123",
  "India@123",
  "abcdefgh",
  "98765432",
  "123123123",
  "rajinder123",
  "stitches1",
  "Ludhiana@123",
])("refuses %s with a sentence that helps", async (password) => {
  expect(await codeOf(password)).toMatch(/^account\.password_(guessable|common|personal)$/)
})

test.each(["thread-and-needle", "a-new-needle-1968", "silai made my wedding suit", "x7Gh2kPq", "धागा और सुई से"])(
  "accepts %s",
  async (password) => {
    expect(await codeOf(password)).toBeNull()
  },
)

test("judges the beginning of a long password only, because the time grows with the square of the length", async () => {
  const beginning = "abcdefgh".repeat(PASSWORD.judged).slice(0, PASSWORD.judged)
  expect(await codeOf(`${beginning}x7Gh2kPq-a-new-needle`)).toBe("account.password_guessable")
})
