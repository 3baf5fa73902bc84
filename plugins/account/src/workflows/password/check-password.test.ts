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

test("judges a long password in a moment, whatever it contains", async () => {
  const began = process.cpuUsage()
  await codeOf("aB3$".repeat(32))
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(400)
})
