import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { CallRefused } from "~/lib/call"
import { Button } from "./button"
import { Loading, Skeleton } from "./skeleton"
import { ErrorState } from "./state"

type Props<Data> = {
  query: UseQueryResult<Data>
  /** Names the content that is loading: "your addresses". */ what: string
  /** Height of the expected content. */ height?: string
  children: (data: Data) => ReactNode
}

/** A second try does not help, as with the link of an old mail. */
const isGone = (error: Error) => error instanceof CallRefused && (error.status === 404 || error.status === 410)

/** Renders a query's data: a placeholder while loading, a retry after an error. Stale data stays visible. */
export function Fetched<Data>({ query, what, height = "14rem", children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
        title={`We could not fetch ${what}`}
        actions={isGone(query.error) ? undefined : <Button onClick={() => void query.refetch()}>Try again</Button>}
      >
        {query.error.message}
      </ErrorState>
    )
  return (
    <>
      <Loading what={what} />
      <Skeleton height={height} />
    </>
  )
}
