import { expect, test } from "vitest"
import {
  amountField,
  changedFilters,
  dayField,
  filtersOf,
  someOfField,
  textField,
  yesField,
  yesNoField,
} from "./list-address"

test("ignores a filter without a value", () => {
  expect(filtersOf({ search: "", status: [], kind: undefined, tag: null, measured: false, page: 2 })).toEqual([
    { field: "measured", operator: "eq", value: false },
    { field: "page", operator: "eq", value: 2 },
  ])
  expect(changedFilters(filtersOf({ status: [1, 2], search: "x" }), { search: "" })).toEqual(
    filtersOf({ status: [1, 2] }),
  )
})

test.each([
  [textField(4), "  gills  ", "gill"],
  [textField(4), "   ", undefined],
  [someOfField([0, 1, 12]), "12,0,99,0", [12, 0]],
  [someOfField(["draft", "published"]), "sold", undefined],
  [yesField, "yes", undefined],
  [yesNoField, "no", false],
  [dayField, "2026-02-31", undefined],
  [dayField, "2026-02-28", "2026-02-28"],
  [amountField(100), "-5", undefined],
  [amountField(100), "1e9", undefined],
  [amountField(100), "99.5", 99.5],
] as const)("reads (%#) %j as %j", (field, text, value) => expect(field.read(text)).toEqual(value))
