import { expect, test } from "vitest"
import { codPinsOf } from "./cod-pins"

test.each([
  ["560 100", ["560100"]],
  ["560 100, 141 001", ["560100", "141001"]],
  ["141001 141002", ["141001", "141002"]],
  ["141, 160; १४३", ["141", "160", "143"]],
  ["141001\n160017", ["141001", "160017"]],
  ["", []],
])("reads the PIN codes %j", (typed, pins) => expect(codPinsOf(typed)).toEqual(pins))
