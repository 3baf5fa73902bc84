import { phoneShape } from "@silai/contracts/account/shapes"
import { everyCall } from "@silai/contracts/every-call"
import { expect, it } from "vitest"
import { z } from "zod"

/** A shop's own numbers may be a landline's, and are stored as people write them. */
const ofTheShop = /^\/admin\/shop\//

/** Every text of a body whose name says that it is a phone, with its place; `isShape`: whether it is read by the one shape. */
function phonesIn(type: z.core.$ZodType, at: string): { at: string; isShape: boolean }[] {
  if (type === phoneShape) return /phone/i.test(at) ? [{ at, isShape: true }] : []
  const { def } = type._zod
  if (type instanceof z.ZodString) return /(phone|mobile|whatsapp|telephone)$/i.test(at) ? [{ at, isShape: false }] : []
  const parts = Object.entries(def).flatMap(([key, part]): [string, z.core.$ZodType][] => {
    if (key === "shape")
      return Object.entries(part as Record<string, z.core.$ZodType>).map(([name, one]) => [`${at}.${name}`, one])
    const inside = [part].flat().filter((one): one is z.core.$ZodType => one instanceof z.core.$ZodType)
    return inside.map((one) => [at, one])
  })
  return parts.flatMap(([where, part]) => phonesIn(part, where))
}

it("reads every phone in a body by one shape, so that +91, a leading 0, spaces and hyphens are accepted everywhere", () => {
  const phones = everyCall.filter(({ path }) => !ofTheShop.test(path)).flatMap(({ path, body }) => phonesIn(body, path))
  expect(phones.filter(({ isShape }) => !isShape).map(({ at }) => at)).toEqual([])
  expect(phones.length).toBeGreaterThan(10)
})
