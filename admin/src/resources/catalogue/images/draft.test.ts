import { expect, test } from "vitest"
import { added, arrived, both, type Draft, isSame, moved, refreshed, versionsOf } from "./draft"

const picture = (stem: string, alt = ""): Draft => ({
  stem,
  alt,
  url: "",
  thumbnail: "",
  width: 1,
  height: 1,
  colour: "#fff",
  stage: "new",
})
const stems = (draft: readonly Draft[]) => draft.map(({ stem }) => stem).join("")
const abc = ["a", "b", "c"].map((stem) => picture(stem))

test("moves a picture to a place, and closes up the others", () => {
  expect(stems(moved(abc, "a", 2))).toBe("bca")
  expect(stems(moved(abc, "c", 0))).toBe("cab")
  expect(stems(moved(abc, "x", 0))).toBe("abc")
})

test("holds each picture once, and no more than the limit", () => {
  expect(stems(added(abc, [picture("b"), picture("d"), picture("d"), picture("e")], 20))).toBe("abcde")
  expect(stems(added(abc, [picture("d"), picture("e")], 4))).toBe("abcd")
})

test("keeps text that is being written when the server reports progress", () => {
  const mine = [picture("b", "mine"), picture("a")]
  const [first] = refreshed(mine, [{ ...picture("b", "theirs"), stage: "done" }])
  expect(first).toMatchObject({ alt: "mine", stage: "done" })
})

test("counts only order and words as a change", () => {
  expect(
    isSame(
      abc,
      abc.map((one) => ({ ...one, stage: "done" as const })),
    ),
  ).toBe(true)
  expect(isSame(abc, moved(abc, "a", 1))).toBe(false)
  expect(isSame(abc, [picture("a", " "), picture("b"), picture("c")])).toBe(true)
})

test("keeps the order in which uploads were chosen, whichever arrives first", () => {
  const turns = new Map([
    ["one", 7],
    ["two", 8],
    ["three", 9],
  ])
  let draft = [picture("old")]
  for (const stem of ["two", "three", "one"]) draft = arrived(draft, picture(stem), turns, 20)
  expect(draft.map(({ stem }) => stem)).toEqual(["old", "one", "two", "three"])
  expect(arrived(draft, picture("two"), turns, 20)).toHaveLength(4)
  expect(arrived(draft, picture("four"), turns.set("four", 6), 4)).toHaveLength(4)
})

test("loses no pictures, words or order when two people change one gallery", () => {
  const mine = [picture("c"), picture("a", "A shirt"), picture("x")]
  expect(stems(both(abc, mine, abc))).toBe("cax")
  const theirs = [...abc, picture("y")]
  expect(stems(both(abc, mine, theirs))).toBe("acyx")
  expect(both(abc, mine, theirs).find(({ stem }) => stem === "a")!.alt).toBe("A shirt")
  expect(stems(both(abc, abc, [picture("b")]))).toBe("b")
  expect(versionsOf(abc, mine, theirs).map(({ key, by }) => [key, by])).toEqual([
    ["pictures", "me"],
    ["words", "me"],
  ])
  expect(versionsOf(abc, abc, theirs)[0]).toMatchObject({ by: "them", mine: "3 pictures", theirs: "4 pictures" })
})
