import type { FormRule } from "antd"
import type { Say } from "../../words/say"
import { count } from "../format"

/** The numbers that a field takes. `decimals`: how many at most, none if left out. */
export type NumberRange = { min: number; max: number; decimals?: 2 }

/** The error of a number that a field does not take; undefined for one that it takes, and for none. */
export function outsideOf(say: Say, { min, max, decimals }: NumberRange, value: unknown): string | undefined {
  if (typeof value !== "number") return undefined
  const isShort = Number(value.toFixed(decimals ?? 0)) === value
  if (isShort && value >= min && value <= max) return undefined
  return say(decimals ? "form.range.decimals" : "form.range.whole", { min: count(min), max: count(max) })
}

/** The same as a rule of a field in a list, which is checked when the form is saved. */
export const inRange = (say: Say, range: NumberRange): FormRule => ({
  validator: async (_rule: unknown, value: unknown) => {
    const wrong = outsideOf(say, range, value)
    if (wrong) throw new Error(wrong)
  },
  validateTrigger: "onSubmit",
})

/** Whether so many pieces can be asked for: from one on. */
export const isCount = (value: number | null, max: number): value is number =>
  value !== null && Number.isInteger(value) && value >= 1 && value <= max
