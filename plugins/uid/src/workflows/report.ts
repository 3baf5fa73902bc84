import type { MedusaContainer } from "@medusajs/framework/types"
import type { UidReport } from "@silai/contracts/uid/shapes"
import { readUid } from "@silai/contracts/uid/code"
import type { UidReportState } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { takeSent } from "@silai/kit/sent-files"
import { showReport } from "../queries/reports"

export type Reported = { uid: string; where: string; words: string; contact: string; photoIds: readonly string[] }

/** Stores a report. It does not change the id: staff judge whether it was copied. */
export function reportFake(
  container: MedusaContainer,
  { uid, where, words, contact, photoIds }: Reported,
): Promise<{ reportId: string }> {
  const reportId = newId("urp")
  const read = readUid(uid)
  return databaseOf(container).transaction(async (trx) => {
    await trx.raw(
      `insert into uid_report (id, typed, uid_id, bought_at, words, contact) values (?, ?, (select id from uid where id = ?), ?, ?, ?)`,
      [reportId, uid, "id" in read ? read.id : null, where, words, contact],
    )
    await takeSent(trx, "uidReport", reportId, photoIds)
    await emitEvents(trx, { name: "silai.uid-report.created", data: [{ id: reportId }] })
    await notifyLive(trx, "uid.changed", { reportId })
    return { reportId }
  })
}

/** Closes a report, or opens it again. @throws uid.report_unknown */
export function closeReport(
  container: MedusaContainer,
  { _id, state, note, by }: { _id: string; state: UidReportState; note: string; by: string },
): Promise<UidReport> {
  return databaseOf(container).transaction(async (trx) => {
    const known = await one(
      trx,
      `update uid_report set state = ?, note = ?, closed_by = case when ? = 'closed' then ? else '' end where id = ? returning 1`,
      [state, note, state, by, _id],
    )
    if (!known) throw refuse(uidRefusals.report_unknown)
    await notifyLive(trx, "uid.changed", { reportId: _id })
    return showReport(trx, _id)
  })
}
