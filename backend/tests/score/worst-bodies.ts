import type { Call } from "@silai/contracts/call"
import { BODY } from "@silai/contracts/house/limits"
import { z } from "zod"

type Shape = {
  type?: string | string[]
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  maxItems?: number
  enum?: unknown[]
}

export const shapeOf = (call: Call): Shape =>
  z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Shape

const room = BODY.maxBytes - 2_000
const long = (most: number, of = "a") => of.repeat(most)
/** As many as a body's bytes or parts allow. */
const fill = (one: unknown, bytes = room) => {
  const count = Math.max(1, Math.floor(bytes / (JSON.stringify(one).length + 1)))
  return Array.from({ length: count }, () => one)
}
const names = (count: number, value: unknown = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n${n}`, value]))

/** The wrong values that cost most to refuse, for each kind of value in a shape. */
const wrongs: ((shape: Shape) => unknown)[] = [
  () => ({}),
  () => long(4_000, "9"),
  () => [names(20)],
  ({ maxItems = 50, items }) => fill(wrongItem(items), room / 2).slice(0, maxItems),
]

/** An item with each of its fields wrong, and unknown ones as well. */
function wrongItem(shape: Shape | undefined): unknown {
  const fields = shape?.properties ?? shape?.anyOf?.find(({ properties }) => properties)?.properties
  if (!fields) return { x: 0 }
  return { ...Object.fromEntries(Object.keys(fields).map((name) => [name, {}])), x: 0 }
}

type Place = { path: (string | number)[]; shape: Shape }

function placesOf(shape: Shape, path: (string | number)[] = []): Place[] {
  const inside = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) => placesOf(part, [...path, name])),
    ...(shape.items ? placesOf(shape.items, [...path, 0]) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => placesOf(part, path)),
  ]
  return [{ path, shape }, ...inside]
}

function at(path: (string | number)[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, step) => (typeof step === "number" ? [inner] : { [step]: inner }), value)
}

const bytes = (body: unknown) => JSON.stringify(body).length

/** Bodies of up to 100 kB that cost the most to refuse, made from the call's own shape. */
export function worstBodies(call: Call): Record<string, unknown> {
  const shape = shapeOf(call)
  const places = placesOf(shape)
  const lists = places.filter(({ shape: { items } }) => items)
  const texts = places.filter(({ shape: { type }, path }) => type === "string" && path.length)
  const found: Record<string, unknown> = {
    "33,000 empty things in an unknown list": { unknown: fill({}) },
    "as many unknown names as an object may have": names(BODY.maxNames),
    "unknown objects of as many names": Object.fromEntries(
      Array.from({ length: Math.floor(BODY.maxNodes / BODY.maxNames) - 1 }, (_, n) => [
        `o${n}`,
        names(BODY.maxNames - 2),
      ]),
    ),
    "unknown names to the last byte": names(Math.floor(room / 12)),
    "a list in a list in a list": at(Array(38).fill(0), fill(0, room - 200).slice(0, BODY.maxNodes - 60)),
    "numbers for names": Object.fromEntries(
      Array.from({ length: BODY.maxNodes - 10 }, (_, n) => [String(4_294_967_295 + n * 7_919), 0]),
    ),
    "every field an object": Object.fromEntries(Object.keys(shape.properties ?? {}).map((name) => [name, names(30)])),
  }
  for (const { path, shape: list } of lists) {
    const name = path.join(".")
    found[`${name}: empty things`] = at(path, fill({}))
    found[`${name}: just as many as a body may have parts`] = at(path, fill({}).slice(0, BODY.maxNodes - 10))
    found[`${name}: as many as it may have, all of each wrong`] = at(
      path,
      fill(wrongItem(list.items)).slice(0, list.maxItems ?? 5_000),
    )
    found[`${name}: as many as it may have, with unknown names`] = at(
      path,
      Array.from({ length: list.maxItems ?? 50 }, () =>
        names(Math.max(1, Math.floor((BODY.maxNodes - 600) / (list.maxItems ?? 50)) - 1)),
      ),
    )
  }
  for (const sign of ["a", "9", " ", "-", "a@", "é"])
    if (texts.length)
      found[`long texts of ${JSON.stringify(sign)}`] = Object.fromEntries(
        texts
          .filter(({ path }) => path.length === 1)
          .map(({ path }, _n, all) => [String(path[0]), long(Math.floor(room / all.length / 3), sign)]),
      )
  return Object.fromEntries(Object.entries(found).filter(([, body]) => bytes(body) <= BODY.maxBytes))
}

/** One random body for a call: right names with values of all kinds, sometimes too deep, too long or too many. */
export function oddBody(call: Call, random: () => number): unknown {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  const value = (shape: Shape, depth: number): unknown => {
    const one = random()
    if (one < 0.35 && depth < 6) return fitting(shape, depth)
    return pick<() => unknown>([
      () => null,
      () => "",
      () => pick(["<script>", "' or 1=1 --", "\u0000", "\ud800", "%00", "../../etc/passwd", "१२३", "𝒳", "true"]),
      () => pick([0, -1, 1e308, -1e-308, 2 ** 53, 2 ** 31, 0.1, -0]),
      () => pick([true, false]),
      () => [],
      () => ({}),
      () => long(Math.floor(random() * 3_000)),
      () => ({ $ne: null }),
      () => ({ __proto__: 1, constructor: { prototype: 1 } }),
      () => wrongs[Math.floor(random() * wrongs.length)]!(shape),
      () => fill(pick([{}, 0, [], "x", null]), Math.floor(random() * 6_000)),
      () => at(Array(Math.floor(random() * 60)).fill(pick([0, "a"])), 1),
      () => "2026-13-45T99:99:99Z",
      () => "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    ])()
  }
  const fitting = (shape: Shape, depth: number): unknown => {
    const parts = shape.anyOf ?? shape.oneOf
    if (parts) return fitting(pick(parts), depth + 1)
    if (shape.enum) return pick(shape.enum)
    if (shape.properties)
      return Object.fromEntries(
        Object.entries(shape.properties)
          .filter(() => random() < 0.85)
          .map(([name, part]) => [name, value(part, depth + 1)]),
      )
    if (shape.items) return Array.from({ length: Math.floor(random() * 4) }, () => value(shape.items!, depth + 1))
    if (shape.type === "string")
      return pick(["shirt", "M", "9876543210", "a@silai.example", "classic-white-formal-shirt"])
    if (shape.type === "number" || shape.type === "integer") return Math.floor(random() * 50)
    if (shape.type === "boolean") return random() < 0.5
    return "x"
  }
  const body = random() < 0.06 ? value({}, 0) : fitting(shapeOf(call), 0)
  return random() < 0.2 && typeof body === "object" && body
    ? { ...body, [pick(["x", "_id", "userId"])]: value({}, 0) }
    : body
}
