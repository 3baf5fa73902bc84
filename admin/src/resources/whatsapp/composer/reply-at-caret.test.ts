import { expect, test } from "vitest"
import { replyAtCaret } from "./reply-at-caret"

const hello = { shortcut: "hello", text: "Namaste Asha" }

// The caret is at the bar, before and after.
test.each([
  ["/hel|", "Namaste Asha|"],
  ["We have M / L for you. /|", "We have M / L for you. Namaste Asha|"],
  ["size M /L yes and /he|", "size M /L yes and Namaste Asha|"],
  ["/he| and M / L", "Namaste Asha| and M / L"],
  ["see https://silai.example/a\n/HEL|lo, then", "see https://silai.example/a\nNamaste Asha|, then"],
  ["/|world", "Namaste Asha| world"],
])("writes the sentence in place of the shortcut at the caret of “%s”", (before, after) => {
  const { text, caret } = replyAtCaret({ text: before.replace("|", ""), caret: before.indexOf("|") }, hello)
  expect(`${text.slice(0, caret)}|${text.slice(caret)}`).toBe(after)
})
