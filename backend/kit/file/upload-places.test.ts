import { expect, test } from "vitest"
import { uploadPlaces } from "./upload-places"

const places = (atOnce: number, placeWithinMs = 5_000) =>
  uploadPlaces({ atOnce, placeWithinMs, bytes: 100, staffBytes: 40 })

test("runs two uploads of one network at once, and the third when one of them is done; another network does not wait", async () => {
  const placeFor = places(2)
  const [first, second] = [await placeFor("a", 10), await placeFor("a", 10)]
  const begun: string[] = []
  const third = placeFor("a", 10).then((place) => {
    begun.push("third")
    return place
  })
  const elsewhere = await placeFor("b", 10)
  expect([begun, first.isWanted(), elsewhere.isWanted()]).toEqual([[], true, false])
  first.leave()
  first.leave()
  const place = await third
  expect([begun, second.isWanted()]).toEqual([["third"], false])
  for (const one of [second, place, elsewhere]) one.leave()
})

test("asks a client that waits too long to try again, and gives a place that is free again", async () => {
  const placeFor = places(1, 10)
  const first = await placeFor("a", 1)
  await expect(placeFor("a", 1)).rejects.toMatchObject({ code: "house.too_many_at_once" })
  first.leave()
  await placeFor("a", 1)
})

test("reserves room for what has arrived, not for what is declared, until the files are deleted", async () => {
  const placeFor = places(1)
  for (let n = 0; n < 50; n++) await placeFor(`drip ${n}`, 60)
  const large = await placeFor("large", 60)
  large.take(50)
  await expect(placeFor("a", 20)).rejects.toMatchObject({ code: "house.busy" })
  const small = await placeFor("a", 10)
  small.take(10)
  expect(() => small.take(1)).toThrow(expect.objectContaining({ code: "house.busy" }))
  large.leave()
  await expect(placeFor("b", 20)).rejects.toMatchObject({ code: "house.busy" })
  large.free()
  large.free()
  await placeFor("b", 50)
})

test("reserves room for staff, and never exceeds the folder's limit, even for them", async () => {
  const placeFor = places(1)
  const others = await placeFor("a", 60)
  others.take(60)
  const staff = await placeFor(null, 40)
  staff.take(40)
  expect(() => staff.take(1)).toThrow(expect.objectContaining({ code: "house.busy" }))
  others.free()
  staff.take(60)
  await expect(placeFor("b", 1)).rejects.toMatchObject({ code: "house.busy" })
})
