import { LISTENER_NAMES } from "@silai/contracts/listeners"
import { describe, expect, it } from "vitest"
import { code, isTest, textOf } from "./sources"

describe("the shop's own listeners", () => {
  it("are those of the list, each in the plugin and file that its name says", () => {
    const files = code.filter((file) => /^plugins\/[^/]+\/src\/listeners\//.test(file) && !isTest(file))
    const named = files.map((file) => {
      const [, plugin, own] = /^plugins\/([^/]+)\/src\/listeners\/(.+)\.ts$/.exec(file)!
      return [`${plugin}.${own}`, /\bname: "([^"]+)"/.exec(textOf(file))?.[1]]
    })
    expect(named.map(([expected]) => expected).sort()).toEqual([...LISTENER_NAMES].sort())
    expect(named.filter(([expected, name]) => expected !== name)).toEqual([])
  })

  it("get events only through the outbox: the event bus never repeats an event", () => {
    const subscribing = code.filter((file) => /^plugins\/[^/]+\/src\/subscribers\//.test(file))
    expect(subscribing).toEqual([])
  })
})
