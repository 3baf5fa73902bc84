import { expect, test } from "vitest"
import { waitingLine } from "./waiting-line"

test("runs no more tasks at once than there are places, in their order", async () => {
  const inLine = waitingLine(2)
  let [inside, most] = [0, 0]
  const order: number[] = []
  await Promise.all(
    Array.from({ length: 7 }, (_, n) =>
      inLine(async () => {
        inside += 1
        most = Math.max(most, inside)
        order.push(n)
        await new Promise((resolve) => setTimeout(resolve, 2))
        inside -= 1
      }),
    ),
  )
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5, 6]])
})

test("frees the place of a task that fails for the next", async () => {
  const inLine = waitingLine(1)
  await expect(inLine(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone")
  expect(await inLine(() => Promise.resolve("served"))).toBe("served")
})

test("does not let a task that has started wait for all that have not", async () => {
  const inLine = waitingLine(1)
  const order: string[] = []
  const shopper = async (name: string) => {
    await inLine(async () => void order.push(`${name} asks`))
    await inLine(async () => void order.push(`${name} holds`), "next")
  }
  await Promise.all(["first", "second", "third"].map(shopper))
  expect(order.indexOf("first holds")).toBeLessThan(order.indexOf("third asks"))
})
