import { type BaseRecord, useOne } from "@refinedev/core"
import { CallRefused } from "@silai/contracts/refused"
import { type ReactNode, useEffect } from "react"
import { Link, useParams } from "react-router"
import type { Failure } from "../../providers/failure"
import { BackLink } from "./back-link"
import { EmptyState, ErrorState } from "../state/error-state"
import { rememberOpened } from "../last-opened"
import { PageSkeleton } from "../state/skeleton"
import { useTitle } from "../use-title"

/** The texts of a record's page: its list, and the placeholder when it is missing. */
export type RecordWords = {
  list: { path: string; name: string }
  /** The tab's title while the record is not loaded. */
  title: string
  missing: string
  why: string
  all: string
  failed: string
}

/** The words of most records: "There is no such product". */
export const recordWords = (what: string, path: string, name: string): RecordWords => ({
  list: { path, name },
  title: what.charAt(0).toUpperCase() + what.slice(1),
  missing: `There is no such ${what}`,
  why: "The link may be old, or it was removed.",
  all: `See all ${name.toLowerCase()}`,
  failed: `This ${what} could not be loaded`,
})

type Props<R> = {
  resource: string
  words: RecordWords
  titleOf: (record: R) => string
  /** A form: input stays when a colleague deletes the record. */
  holds?: true
  children: (record: R) => ReactNode
}

/** The page of the record in the address: its `children` once loaded; until then a placeholder or the error. */
export function RecordPage<R extends BaseRecord>({ resource, words, titleOf, holds, children }: Props<R>) {
  const { id = "" } = useParams()
  const { query } = useOne<R, Failure>({ resource, id, errorNotification: false })
  const { error } = query
  // 400: the address has no valid id.
  const gone = error instanceof CallRefused && [400, 404].includes(error.statusCode)
  const record = gone && !holds ? undefined : query.data?.data
  useEffect(() => rememberOpened(id), [id])
  useTitle(record ? titleOf(record) : gone ? words.missing : words.title)
  if (record) return children(record)
  return (
    <>
      <BackLink to={words.list.path}>{words.list.name}</BackLink>
      {!error && <PageSkeleton />}
      {gone && <Missing words={words} />}
      {error && !gone && <ErrorState whole error={error} title={words.failed} onRetry={() => void query.refetch()} />}
    </>
  )
}

/** Shown where a record does not exist, or no longer. */
export const Missing = ({ words }: { words: RecordWords }) => (
  <EmptyState whole title={words.missing}>
    <p>{words.why}</p>
    <p>
      <Link to={words.list.path}>{words.all}</Link>
    </p>
  </EmptyState>
)
