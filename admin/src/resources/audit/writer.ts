import type { AuditWriter } from "@silai/contracts/audit/words"
import { dateTimeOf, money } from "../../ui/format"
import { isWord, type Say } from "../../words/say"

/** Writes the log's values in the language of `say`, with rupees and Indian time. */
export const writerIn = (say: Say): AuditWriter => ({
  sum: money,
  moment: dateTimeOf,
  word: (key, english) => (isWord(key) ? say(key) : english),
})
