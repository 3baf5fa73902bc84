import { z } from "zod"
import { idShape } from "../account/shapes"
import { adminCall } from "../call"
import { day } from "../moment"
import { counted, fileSummary, paged } from "../paging"
import { AUDIT_ACTS, AUDIT_KIND_NAMES, type AuditAct } from "./kinds"
import { AUDIT } from "./limits"
import { lineShape } from "../text"

const read = adminCall("audit.read")

const ACTS = Object.keys(AUDIT_ACTS) as [AuditAct, ...AuditAct[]]

const filters = {
  staffId: idShape.optional(),
  kind: z.enum(AUDIT_KIND_NAMES).optional(),
  thingId: z.string().trim().max(AUDIT.search).optional().describe("one thing only, by its id"),
  search: lineShape(AUDIT.search).optional().describe("words of the thing's name"),
  from: day.optional().describe("a day in India"),
  to: day.optional().describe("a day in India, itself included"),
}

const entry = z.object({
  _id: z.string(),
  at: z.string(),
  staff: z.object({ _id: z.string(), name: z.string() }),
  kind: z.enum(AUDIT_KIND_NAMES),
  act: z.enum(ACTS),
  thingId: z.string(),
  thing: z.string().describe("its name at that moment; may be empty"),
  call: z.string().describe("the call by which it was done"),
  before: z.record(z.string(), z.unknown()).nullable().describe("only what changed; null for what was added"),
  after: z.record(z.string(), z.unknown()).nullable().describe("only what changed; null for what was removed"),
})
export type AuditEntry = z.output<typeof entry>

export const auditCalls = {
  all: read(
    "/admin/audit/all",
    "The changes made by staff, latest first, over everything that the back office changes.",
    {
      body: z.strictObject({ ...filters, ...paged(AUDIT) }),
      reply: z.object({
        data: z.array(entry),
        people: z.array(z.object({ _id: z.string(), name: z.string() })).describe("everyone in the log"),
        ...counted,
      }),
    },
  ),
  export: read("/admin/audit/export", fileSummary("The filtered log of acts"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
}
