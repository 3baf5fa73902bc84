import { expect, test } from "vitest"
import { changedKeys, differences, type FieldWords, mergeBoth } from "./merge"

type Facts = { name: string; price: string; tags: string[]; shown: boolean }
const base: Facts = { name: "Shirt", price: "799", tags: [], shown: true }
const words: FieldWords<Facts> = { name: "Name", price: { label: "Price", textOf: (sum) => `₹${sum}` }, tags: "Tags" }
const mine = { ...base, name: "Kurta", tags: ["linen"] }
const theirs = { ...base, name: "Tunic", price: "749", shown: false }

test("keeps both by taking the other version with my changes; where both changed one field, takes the chosen one", () => {
  expect(mergeBoth(base, mine, theirs)).toEqual({ name: "Kurta", price: "749", tags: ["linen"], shown: false })
  expect(mergeBoth(base, mine, theirs, { name: "theirs" })).toMatchObject({ name: "Tunic", tags: ["linen"] })
  // Only a field that both changed has a choice: what I alone changed is never dropped.
  expect(mergeBoth(base, mine, theirs, { tags: "theirs" })).toMatchObject({ tags: ["linen"] })
})

test("names each field that differs in the form's words, with who changed it", () => {
  expect(differences(words, base, mine, theirs)).toEqual([
    { key: "name", label: "Name", by: "both", mine: "Kurta", theirs: "Tunic" },
    { key: "price", label: "Price", by: "them", mine: "₹799", theirs: "₹749" },
    { key: "tags", label: "Tags", by: "me", mine: "linen", theirs: "none" },
  ])
  expect(differences(words, base, mine, mine)).toEqual([])
})

test("calls a form unsaved only while something in it differs", () => {
  expect(changedKeys(base, { ...base })).toEqual([])
  expect(changedKeys(base, mine)).toEqual(["name", "tags"])
})
