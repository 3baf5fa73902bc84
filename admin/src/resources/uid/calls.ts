import type { BaseRecord } from "@refinedev/core"
import type { SingleUid, UidRow } from "@silai/contracts/uid/shapes"
import { entry } from "../../providers/call"

export const askUids = entry("/admin/uid/all")
export const askUid = entry("/admin/uid/single")
export const askUidFile = entry("/admin/uid/export")
export const askUidMove = entry("/admin/uid/update")
export const askBatches = entry("/admin/uid/batch/all")
export const askGenerate = entry("/admin/uid/generate")
export const askRemove = entry("/admin/uid/remove")
export const askPrint = entry("/admin/uid/print")
export const askTestPage = entry("/admin/uid/testPage")
export const askOfOrder = entry("/admin/uid/ofOrder")
export const askAssign = entry("/admin/uid/assign")
export const askUnassign = entry("/admin/uid/unassign")
export const askReports = entry("/admin/uid/report/all")
export const askReportClosed = entry("/admin/uid/report/update")
export const askReportPhoto = entry("/admin/uid/report/photo")

/** Refine knows records by `_id`; an id is its own. */
export type UidRecord = UidRow & BaseRecord & { _id: string }
export type WholeUid = SingleUid & BaseRecord & { _id: string }

/** The query keys of batches and reports, refetched after a change. */
export const BATCHES = "uid-batches"
export const REPORTS = "uid-reports"
export const PACKED = "uid-of-order"

export const LIST = "/management/uid"
export const editPath = (uid: string) => `${LIST}/edit/${uid}`
export const printPath = (batchId: string) => `${LIST}/print?batch=${batchId}`
