import { expect, test } from "vitest"
import { NoAnswer, within } from "./within"

test("who never answers is waited for so long and no longer", async () => {
  await expect(within(20, new Promise(() => undefined), "Nobody is there.")).rejects.toEqual(
    new NoAnswer("Nobody is there."),
  )
})

test("what comes in time is passed on, and so is what goes wrong", async () => {
  expect(await within(1_000, Promise.resolve("here"), "late")).toBe("here")
  const wrong = await within(1_000, Promise.reject(new Error("broken")), "late").catch((error: Error) => error)
  expect([wrong instanceof NoAnswer, (wrong as Error).message]).toEqual([false, "broken"])
})
