import { Button, Skeleton } from "antd"
import { useSay } from "../../words/language"
import { EmptyState, ErrorState } from "../state/error-state"
import type { ListWords } from "./list-words"

type Props = {
  words: ListWords
  rows: readonly unknown[] | undefined
  error: Error | null
  isFiltered: boolean
  retry: () => void
  clear: () => void
}

/** Shown in place of rows: they are loading, failed to load, match nothing, or do not exist yet. */
export function NoRows({ words, rows, error, isFiltered, retry, clear }: Props) {
  const say = useSay()
  if (!rows && error) return <ErrorState error={error} onRetry={retry} />
  if (!rows)
    return (
      <div role="status" aria-label={say("state.loading")}>
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    )
  if (!isFiltered)
    return (
      <EmptyState title={say("list.none", { things: words.many })}>
        <p>{words.none}</p>
      </EmptyState>
    )
  return (
    <EmptyState title={say("list.no-match", { things: words.many })}>
      <p>{say("list.finds", { what: words.finds })}</p>
      <Button onClick={clear}>{say("list.all", { things: words.many })}</Button>
    </EmptyState>
  )
}
