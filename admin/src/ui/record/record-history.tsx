import { useLogList, type ILog } from "@refinedev/core"
import type { ReactNode } from "react"
import type { Failure } from "../../providers/failure"
import { useSay } from "../../words/language"
import { ErrorState } from "../state/error-state"
import { Bar } from "../state/skeleton"
import { TimeLine } from "./time-line"

/** `version` changes with the record, so that its history is read again. `nameOf`: what was done, where the log has no text for it. */
type Props = { resource: string; id: string; version: string | number; none: string; nameOf?: (one: ILog) => ReactNode }

/** The history of a record, latest first. */
export function RecordHistory({ resource, id, version, none, nameOf }: Props) {
  const { data, error, refetch } = useLogList<ILog[], Failure>({ resource, meta: { id, version } })
  const say = useSay()
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Bar />
  if (data.length === 0) return <p className="soft">{none}</p>
  return (
    <TimeLine
      events={data.map((one) => ({
        key: String(one.id),
        what: <div className="lines">{nameOf?.(one) ?? one.name}</div>,
        at: one.createdAt,
        by: one.author?.name ?? say("measures.themselves"),
      }))}
    />
  )
}
