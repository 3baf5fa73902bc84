import fs from "node:fs"
import path from "node:path"
import { everyCall } from "@silai/contracts/every-call"
import { NEXT } from "@silai/contracts/order/status"
import { DUTY_WORDS } from "@silai/contracts/staff/messages"
import { DUTIES, mayDo, mayMoveTo, ROLES } from "@silai/contracts/staff/roles"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import { EVENTS } from "@silai/contracts/events"
import { callList } from "../../docs/call-list.mjs"
import { eventList, readWorkflows } from "../../docs/event-list.mjs"
import { openApi } from "../../src/openapi"
import { callsByNoun, nouns } from "./contracts"
import { code, everyFile, root, textOf } from "./sources"

/** Routes that are not documented calls: a picture is fetched, a paper's link is opened, a webhook is delivered. */
const undocumented = [
  "/images/:file",
  "/images/reviews/:file",
  "/admin/productReview/image/:file",
  "/papers/:file",
  "/hooks/messages",
  "/hooks/razorpay",
  "/hooks/whatsapp",
]

/** Nouns without a separate plugin: their calls are in the plugin that owns the tables. */
const housedIn: Record<string, string> = { customer: "account", inventory: "catalogue", audit: "notice" }

const routes = code
  .map((file) => ({ file, found: /^plugins\/([^/]+)\/src\/api\/(.*)\/?route\.ts$/.exec(file) }))
  .flatMap(({ file, found }) =>
    found
      ? [{ file, plugin: found[1], path: `/${(found[2] ?? "").replace(/\/$/, "").replaceAll(/\[([^\]]+)\]/g, ":$1")}` }]
      : [],
  )
const declared = callsByNoun.flatMap(({ noun, objects }) =>
  objects.map(({ name, key, entry }) => ({ noun, name: `${name}.${key}`, path: entry.path as string, call: entry })),
)

describe("documented calls and route files", () => {
  it("include every declared call of a noun in the list of all calls, once", () => {
    const paths = everyCall.map((call) => call.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect([...paths].sort()).toEqual(declared.map(({ path: one }) => one).sort())
  })

  it("give every call exactly one route, in the plugin named after its noun, which answers with that call", () => {
    const wrong = declared.flatMap(({ noun, name, path: wanted }) => {
      const [found, ...more] = routes.filter((route) => route.path === wanted)
      if (!found || more.length) return [`${name} ${wanted}: ${found ? more.length + 1 : 0} routes`]
      const home = housedIn[noun] ?? noun
      if (found.plugin !== home) return [`${name} ${wanted}: in plugins/${found.plugin}, expected plugins/${home}`]
      return new RegExp(`answer\\(\\s*${name.replace(".", "\\.")},`).test(textOf(found.file))
        ? []
        : [`${found.file} does not answer(${name}, …)`]
    })
    expect(wrong).toEqual([])
  })

  it("have no route but a call, or a picture, a paper or a webhook", () => {
    const known = new Set([...declared.map(({ path: one }) => one), ...undocumented])
    expect(routes.filter((route) => !known.has(route.path)).map(({ file }) => file)).toEqual([])
  })

  it("keep the engine's own route files in plugins: the host owns no domain", () => {
    expect(code.filter((file) => /^backend\/src\/api\//.test(file))).toEqual([])
  })

  it("keep a route to the duty, one function and the reply: at most 25 lines without its imports", () => {
    const linesOf = (file: string) =>
      textOf(file)
        .split("\n")
        .filter((line) => line.trim() && !/^import |^} from /.test(line)).length
    const long = routes.filter((route) => !undocumented.includes(route.path) && linesOf(route.file) > 25)
    expect(long.map(({ file }) => `${file}: ${linesOf(file)}`)).toEqual([])
  })

  it("have strict and capped bodies: every text and every list has an upper limit", () => {
    const open = everyCall.flatMap((call) => loose(bodySchema(call.body), "").map((where) => `${call.path} ${where}`))
    expect(open).toEqual([])
    const lax = everyCall.filter((call) => !call.multipart && !isStrict(bodySchema(call.body)))
    expect(lax.map((call) => call.path)).toEqual([])
  })

  it("reveal an unlimited text, an unlimited list and a body that accepts anything", () => {
    const open = z.object({
      a: z.string(),
      b: z.array(z.string().max(3)),
      c: z.string().regex(/^x+$/),
      d: z.string().regex(/^\d{6}$/),
      e: z.union([z.string(), z.literal("e")]),
    })
    expect(loose(bodySchema(open), "")).toEqual([
      ".a: a text without an upper limit",
      ".b: a list without an upper limit",
      ".c: a text without an upper limit",
      ".e: a text without an upper limit",
    ])
    expect(isStrict(bodySchema(open))).toBe(false)
    const one = z.strictObject({ kind: z.literal("one") })
    expect(isStrict(bodySchema(z.union([one, z.strictObject({ kind: z.literal("other") })])))).toBe(true)
    expect(isStrict(bodySchema(z.union([one, open])))).toBe(false)
  })

  it("return data of many people only to the back office", () => {
    const guarded = [
      "/customer/bag/all",
      "/customer/order/all",
      "/customer/order/delete",
      "/customer/order/update",
      "/customer/order/refund",
      "/customer/return/all",
      "/customer/product/updateStock",
    ]
    const open = everyCall.filter(
      (call) => (guarded.includes(call.path) || call.path.startsWith("/admin/")) && call.audience !== "backOffice",
    )
    expect(open.map((call) => call.path)).toEqual([])
  })
})

describe("duties: what staff may do", () => {
  it("are named by every call of the back office, and by no other call", () => {
    const wrong = everyCall.filter(
      (call) => (call.audience === "backOffice") !== DUTIES.some((duty) => duty === call.duty),
    )
    expect(wrong.map((call) => call.path)).toEqual([])
  })

  it("are each required by a call: an unused one means nothing", () => {
    const asked = new Set(everyCall.map(({ duty }) => duty))
    expect(DUTIES.filter((duty) => !asked.has(duty))).toEqual([])
  })

  it("belong to a role, and have a name in words", () => {
    expect(DUTIES.filter((duty) => !ROLES.some((role) => mayDo(role, duty)) || !DUTY_WORDS[duty])).toEqual([])
  })

  it("let the owner do everything, and no one else manage staff", () => {
    expect(DUTIES.filter((duty) => !mayDo("owner", duty))).toEqual([])
    expect(ROLES.filter((role) => mayDo(role, "people.manage"))).toEqual(["owner"])
  })

  it("let the roles that may move orders set every status that an order can get", () => {
    const reachable = new Set(Object.values(NEXT).flat())
    expect(
      [...reachable].filter((code) => !ROLES.some((role) => mayDo(role, "order.move") && mayMoveTo(role, code))),
    ).toEqual([])
  })
})

describe("the documents that are printed from the contracts", () => {
  it("keep backend/docs/calls.md up to date (npm run docs)", () => {
    const page = fs.readFileSync(path.join(root, "backend/docs/calls.md"), "utf8")
    expect(page).toBe(callList(nouns, (type, io) => z.toJSONSchema(type, { io, unrepresentable: "any" })))
  })

  it("keep backend/docs/events.md up to date (npm run docs), with every workflow that a plugin offers", () => {
    const page = fs.readFileSync(path.join(root, "backend/docs/events.md"), "utf8")
    const workflows = readWorkflows()
    expect(page).toBe(eventList(EVENTS, workflows, (type, io) => z.toJSONSchema(type, { io, unrepresentable: "any" })))
    const declared = code
      .filter((file) => /^plugins\/[^/]+\/src\/workflows\//.test(file))
      .flatMap((file) => [...textOf(file).matchAll(/export const (\w+Workflow) =/g)].map(([, name]) => name))
    expect(workflows.map(({ name }) => name).sort()).toEqual(declared.sort())
    const offers = (plugin: string, name: string) =>
      new RegExp(`\\b${name}\\b|export \\*`).test(textOf(`plugins/${plugin}/src/workflows/index.ts`))
    expect(workflows.filter(({ plugin, name }) => !offers(plugin, name))).toEqual([])
  })

  it("include every event that a call test receives, by its name", () => {
    const tests = everyFile.filter((file) => /^backend\/tests\/(calls|score)\/.*\.test\.ts$/.test(file)).map(textOf)
    expect(Object.keys(EVENTS).filter((name) => !tests.some((text) => text.includes(`"${name}"`)))).toEqual([])
  })

  it("include every call in the OpenAPI document, with its body and its reply", () => {
    const { paths } = openApi(everyCall, "0")
    expect(Object.keys(paths).sort()).toEqual(everyCall.map((call) => call.path).sort())
    const bare = Object.entries(paths).filter(
      ([, { post }]) => !Object.values(post.requestBody.content)[0]?.schema || !post.responses[200],
    )
    expect(bare).toEqual([])
  })
})

type Schema = {
  type?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  maxLength?: number
  maxItems?: number
  pattern?: string
  enum?: unknown[]
  const?: unknown
  format?: string
}

const bodySchema = (body: z.ZodType) => z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema

/** Whether a body takes no fields but its own; of several shapes, each. */
function isStrict({ additionalProperties, anyOf, oneOf }: Schema): boolean {
  const shapes = anyOf ?? oneOf
  return shapes ? shapes.every(isStrict) : additionalProperties === false
}

/**
 * Paths at which a body would accept a text or a list of any length. A pattern anchored at both ends is a limit too, if
 * nothing in it repeats without end.
 */
function loose(schema: Schema, where: string): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
    loose(one, where),
  )
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, type]) => loose(type, `${where}.${name}`))
  const bounded =
    schema.maxLength !== undefined ||
    schema.enum ||
    schema.const !== undefined ||
    /^\^[^+*]*\$$/.test((schema.pattern ?? "").replaceAll("\\+", ""))
  const text = schema.type === "string" && !bounded ? [`${where}: a text without an upper limit`] : []
  const list =
    schema.type === "array"
      ? [
          ...(schema.maxItems === undefined ? [`${where}: a list without an upper limit`] : []),
          ...loose(schema.items ?? {}, `${where}[]`),
        ]
      : []
  return [...inside, ...fields, ...text, ...list]
}
