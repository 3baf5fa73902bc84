import type { Call } from "@silai/contracts/call"
import { cookieName } from "@silai/kit/cookies"
import { z } from "zod"

const schemaOf = (type: z.ZodType, io: "input" | "output") => z.toJSONSchema(type, { io, unrepresentable: "any" })

const envelope = {
  type: "object",
  required: ["success", "message"],
  properties: {
    success: { type: "boolean" },
    message: { type: "string" },
    code: { type: "string" },
    field: { type: "string" },
  },
}

function operation(call: Call) {
  return {
    summary: call.summary,
    tags: [call.path.split("/")[1]],
    security: call.audience === "everyone" ? [] : [{ [call.audience === "backOffice" ? "staff" : "shop"]: [] }],
    requestBody: {
      content: {
        [call.multipart ? "multipart/form-data" : "application/json"]: { schema: schemaOf(call.body, "input") },
      },
    },
    responses: {
      200: {
        description: "Done, or answered.",
        content: { "application/json": { schema: { allOf: [envelope, schemaOf(call.reply, "output")] } } },
      },
      "4XX": { description: "Refused: `code` says why.", content: { "application/json": { schema: envelope } } },
    },
  }
}

/** OpenAPI 3.1 of the given calls, with their paths on the one origin. */
export function openApi(calls: readonly Call[], version: string) {
  return {
    openapi: "3.1.0",
    info: { title: "Silai", version, description: "All calls are POST with a JSON body, and cookies." },
    servers: [{ url: "/api" }],
    components: {
      securitySchemes: {
        shop: { type: "apiKey", in: "cookie", name: cookieName("shop") },
        staff: { type: "apiKey", in: "cookie", name: cookieName("staff") },
      },
    },
    paths: Object.fromEntries(calls.map((call) => [call.path, { post: operation(call) }])),
  }
}
