import { useLogList, type ILog } from "@refinedev/core"
import type { ReactNode } from "react"
import type { Failure } from "../../providers/failure"
import { useSay } from "../../words/language"
import { ErrorState } from "../state/error-state"
import { dateTimeOf } from "../format"
import { Bar } from "../state/skeleton"
import style from "./record-history.module.css"

/** `version` changes with the record, so that its history is read again. `nameOf`: what was done, where the log has no text for it. */
type Props = { resource: string; id: string; version: string | number; none: string; nameOf?: (one: ILog) => ReactNode }

/** The history of a record, latest first. */
export function RecordHistory({ resource, id, version, none, nameOf }: Props) {
  const { data, error, refetch } = useLogList<ILog[], Failure>({ resource, meta: { id, version } })
  const say = useSay()
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Bar />
  if (data.length === 0) return <p className={style.none}>{none}</p>
  return (
    <ol className={style.history}>
      {data.map((one) => (
        <li key={one.id}>
          <span className={style.change}>{nameOf?.(one) ?? one.name}</span>
          {/* Without a time: the original version. */}
          {one.createdAt && (
            <small>
              {dateTimeOf(one.createdAt)}, {one.author?.name ?? say("measures.themselves")}
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
