import { expect, test } from "vitest"
import { askLink, questionAbout } from "./question"

const shirt = {
  variantName: "Classic White Formal Shirt",
  color: "Classic White",
  slug: "classic-white-formal-shirt",
  _id: "prod_1",
}

test("names the piece, its size, and its page, without repeating a colour that is in the name", () => {
  expect(questionAbout(shirt, "M")).toBe(
    "Hello Silai, I have a question about the Classic White Formal Shirt (size M): http://localhost:8000/product/classic-white-formal-shirt",
  )
  expect(questionAbout(shirt, null)).toContain("about the Classic White Formal Shirt: http")
  expect(questionAbout({ ...shirt, variantName: "Formal Shirt" }, "Custom Size")).toContain(
    "the Formal Shirt (Classic White, made to measure)",
  )
})

test("opens WhatsApp with the question written out", () => {
  expect(askLink(shirt, "M")).toMatch(/^https:\/\/wa\.me\/\d+\?text=Hello%20Silai.*size%20M/)
})
