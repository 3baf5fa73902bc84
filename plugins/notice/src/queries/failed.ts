import type { ReplyOf } from "@silai/contracts/call"
import type { FailedWork, noticeCalls } from "@silai/contracts/notice/calls"
import { BUS, ENGINE_EVENT } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { type FailedRow, listFailed } from "@silai/kit/outbox"

export async function failedWork(sql: Sql): Promise<Pick<ReplyOf<typeof noticeCalls.failed>, "data" | "total">> {
  const { rows, total } = await listFailed(sql)
  return { data: rows.map(workOf), total }
}

const workOf = ({
  id,
  created_at,
  tries,
  last_error,
  order_number,
  person,
  to_contact,
  ...row
}: FailedRow): FailedWork => ({
  _id: id,
  ...nameOf(row),
  madeAt: created_at.toISOString(),
  tries,
  lastError: last_error,
  orderNumber: order_number,
  person,
  correctable: to_contact,
})

function nameOf({ topic, listener, event }: Pick<FailedRow, "topic" | "listener" | "event">) {
  if (topic !== ENGINE_EVENT) return { kind: "message", name: topic } as const
  if (listener && listener !== BUS) return { kind: "listener", name: listener } as const
  return { kind: "event", name: event ?? topic } as const
}
