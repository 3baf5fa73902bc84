// Renders every documented call as a readable page. Pure: it gets the contracts as arguments, so that a test can
// compare the result with the page.

const who = {
  everyone: "everyone",
  guest: "any browser",
  customer: "signed-in shoppers",
  backOffice: "the back office",
}

const range = (low, high, unit) =>
  [low === undefined ? "" : `${low}–`, high === undefined ? "" : `${low === undefined ? "≤ " : ""}${high}`]
    .join("")
    .replace(/–$/, " or more") + (low === undefined && high === undefined ? "" : unit)
/** Longer shapes are split, one field per line. */
const widest = 110
const far = Number.MAX_SAFE_INTEGER
const bound = (value) => (value === undefined || Math.abs(value) >= far ? undefined : value)

function textShape({ minLength, maxLength, enum: choices, const: only }) {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(" | ")
  if (only !== undefined) return JSON.stringify(only)
  const limits = range(minLength, maxLength, "")
  return limits ? `text(${limits})` : "text"
}

function numberShape({ type, minimum, maximum }) {
  const limits = range(bound(minimum), bound(maximum), "")
  const name = type === "integer" ? "integer" : "number"
  return limits ? `${name}(${limits})` : name
}

function objectShape({ properties = {}, required = [], additionalProperties }, io) {
  const fields = Object.entries(properties).map(([name, type]) => {
    const optional = !required.includes(name) || (io === "input" && type.default !== undefined)
    return `${name}${optional ? "?" : ""}: ${shapeOf(type, io)}`
  })
  if (fields.length === 0 && additionalProperties && typeof additionalProperties === "object")
    return `{ [name]: ${shapeOf(additionalProperties, io)} }`
  const inOneLine = `{ ${fields.join(", ")} }`
  if (fields.length === 0) return "{}"
  if (inOneLine.length <= widest && !inOneLine.includes("\n")) return inOneLine
  return `{\n${fields.map((field) => field.replaceAll(/^/gm, "  ")).join(",\n")}\n}`
}

/** A JSON schema as a person would write the type. */
export function shapeOf(schema, io) {
  if (schema.anyOf ?? schema.oneOf) return (schema.anyOf ?? schema.oneOf).map((one) => shapeOf(one, io)).join(" | ")
  if (schema.allOf) return schema.allOf.map((one) => shapeOf(one, io)).join(" & ")
  if (schema.type === "object") return objectShape(schema, io)
  if (schema.type === "array") {
    const inner = shapeOf(schema.items ?? {}, io)
    return `${/[|&]/.test(inner) && !inner.startsWith("{") ? `(${inner})` : inner}[]`
  }
  if (schema.type === "string" || schema.enum || schema.const !== undefined) return textShape(schema)
  if (schema.type === "number" || schema.type === "integer") return numberShape(schema)
  return schema.type ?? "anything"
}

function callEntry(call, toSchema) {
  const takes = shapeOf(toSchema(call.body, "input"), "input")
  const answers = shapeOf(toSchema(call.reply, "output"), "output")
  return [
    `### \`${call.path}\``,
    "",
    `${call.summary} For ${who[call.audience]}${call.duty ? ` (${call.duty})` : ""}.${call.multipart ? " Multipart." : ""}`,
    "",
    "```ts",
    `takes ${takes}`,
    `answers ${answers}`,
    "```",
    "",
  ]
}

/** A sentence of the catalogue; run-time arguments show as a dash, also one that is counted with. */
const sentence = (say) =>
  typeof say === "function" ? say(...Array(Math.max(say.length, 1)).fill("–")).replaceAll("NaN", "–") : say

function refusalTable(refusals) {
  const rows = refusals.map(
    ({ code, status, field, say }) => `| \`${code}\` | ${status} | ${field ? `\`${field}\`` : ""} | ${sentence(say)} |`,
  )
  return rows.length ? ["| code | status | field | says |", "|---|---|---|---|", ...rows, ""] : []
}

/**
 * @param {{noun: string, calls: object[], refusals: object[]}[]} nouns
 * @param {(type: object, io: "input" | "output") => object} toSchema zod type → JSON schema
 * @returns {string} Markdown
 */
export function callList(nouns, toSchema) {
  const count = nouns.reduce((sum, { calls }) => sum + calls.length, 0)
  const sections = nouns
    .filter(({ calls, refusals }) => calls.length || refusals.length)
    .flatMap(({ noun, calls, refusals }) => [
      `## ${noun}`,
      "",
      ...calls.flatMap((call) => callEntry(call, toSchema)),
      ...refusalTable(refusals),
    ])
  return (
    [
      "# Calls",
      "",
      "Printed from `backend/contracts` by `npm run docs`; a test fails when it is out of date.",
      "",
      `${count} calls. All are \`POST\` with a JSON body and cookies, under \`/api\` on the one origin. A reply carries \`success\`, \`message\` and the fields`,
      "after “answers” below; a refusal carries `success: false`, `message`, `code`, and `field` where one applies. Text lengths are in characters.",
      "",
      ...sections,
    ]
      .join("\n")
      .trimEnd() + "\n"
  )
}
