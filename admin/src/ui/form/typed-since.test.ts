import { expect, test } from "vitest"
import { withTypedSince } from "./typed-since"

test("keeps text typed during a save, with the server's version of the rest", () => {
  const [sent, saved] = [
    { name: "Black Aura Shirt", slug: "black-aura-shirt", tags: ["formal"], care: "" },
    { name: "Black Aura Shirt", slug: "black-aura-shirt-2", tags: ["formal"], care: "" },
  ]
  expect(withTypedSince(saved, sent, { ...sent, tags: ["formal"], care: "Cold, inside out" })).toEqual({
    ...saved,
    care: "Cold, inside out",
  })
  expect(withTypedSince(saved, sent, sent)).toEqual(saved)
})
