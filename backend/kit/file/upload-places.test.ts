import { expect, test } from "vitest"
import { uploadPlaces } from "./upload-places"

const held = () => {
  let done = () => undefined as void
  const until = new Promise<void>((resolve) => (done = resolve))
  return { until, done }
}

test("two uploads of one network run at once, the third when one of them is done; another network does not wait", async () => {
  const within = uploadPlaces({ atOnce: 2, placeWithinMs: 5_000, bytes: 1_000 })
  const [first, second] = [held(), held()]
  const begun: string[] = []
  const run = (network: string, name: string, until: Promise<void>) =>
    within(network, 10, async () => {
      begun.push(name)
      await until
    })
  const all = [run("a", "one", first.until), run("a", "two", second.until), run("a", "three", Promise.resolve())]
  await run("b", "elsewhere", Promise.resolve())
  expect(begun).toEqual(["one", "two", "elsewhere"])
  first.done()
  await all[2]
  expect(begun.at(-1)).toBe("three")
  second.done()
  await Promise.all(all)
})

test("a client that waits too long is asked to try again, and a place that is free again is given", async () => {
  const within = uploadPlaces({ atOnce: 1, placeWithinMs: 10, bytes: 1_000 })
  const first = held()
  const running = within("a", 1, () => first.until)
  await expect(within("a", 1, async () => "in")).rejects.toMatchObject({ code: "house.too_many_at_once" })
  first.done()
  await running
  expect(await within("a", 1, async () => "in")).toBe("in")
})

test("no more bytes are accepted than the folder may hold, even from staff; a failed upload frees its room", async () => {
  const within = uploadPlaces({ atOnce: 1, placeWithinMs: 10, bytes: 100 })
  const large = held()
  const running = within(null, 80, () => large.until)
  await expect(within("a", 30, async () => "in")).rejects.toMatchObject({ code: "house.busy" })
  expect(await within("a", 20, async () => "in")).toBe("in")
  large.done()
  await running
  await expect(within("a", 100, () => Promise.reject(new Error("cut")))).rejects.toThrow("cut")
  expect(await within("a", 100, async () => "in")).toBe("in")
})
