import { expect, test } from "vitest"
import { NoAnswer, within } from "./within"

test("work that never answers is awaited no longer than the limit", async () => {
  await expect(within(20, new Promise(() => undefined), "There is no answer.")).rejects.toEqual(
    new NoAnswer("There is no answer."),
  )
})

test("a result in time is passed on, and so is an error", async () => {
  expect(await within(1_000, Promise.resolve("here"), "late")).toBe("here")
  const wrong = await within(1_000, Promise.reject(new Error("broken")), "late").catch((error: Error) => error)
  expect([wrong instanceof NoAnswer, (wrong as Error).message]).toEqual([false, "broken"])
})
