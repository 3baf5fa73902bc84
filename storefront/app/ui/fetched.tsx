import type { UseQueryResult } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Button } from "./button"
import { Loading, Skeleton } from "./skeleton"
import { ErrorState } from "./state"

type Props<Data> = {
  query: UseQueryResult<Data>
  /** What is on its way: "your addresses". */ what: string
  /** Height of what will stand here. */ height?: string
  children: (data: Data) => ReactNode
}

/** What a query brings: its place while it is on the way, a second try when it did not arrive. Older data stays in sight. */
export function Fetched<Data>({ query, what, height = "14rem", children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        title={`We could not fetch ${what}`}
        actions={<Button onClick={() => void query.refetch()}>Try again</Button>}
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
