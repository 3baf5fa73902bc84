import { expect, test } from "vitest"
import { NoAnswer, within } from "./within"

test("stops waiting for work that never answers at the limit", async () => {
  await expect(within(20, new Promise(() => undefined), "There is no answer.")).rejects.toEqual(
    new NoAnswer("There is no answer."),
  )
})

test("passes on a result in time, and an error too", async () => {
  expect(await within(1_000, Promise.resolve("here"), "late")).toBe("here")
  const wrong = await within(1_000, Promise.reject(new Error("broken")), "late").catch((error: Error) => error)
  expect([wrong instanceof NoAnswer, (wrong as Error).message]).toEqual([false, "broken"])
})
