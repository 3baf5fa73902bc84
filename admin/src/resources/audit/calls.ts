import type { BaseRecord } from "@refinedev/core"
import type { AuditEntry } from "@silai/contracts/audit/calls"
import { entry } from "../../providers/call"

export const askActs = entry("/admin/audit/all")
export const askActsFile = entry("/admin/audit/export")

export type ActRecord = AuditEntry & BaseRecord
