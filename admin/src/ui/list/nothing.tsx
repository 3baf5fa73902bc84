import { Button } from "antd"
import { useSay } from "../../words/language"
import { EmptyState } from "../error-state"

type Props = {
  things: readonly [string, string]
  search: { finds: string }
  none: string
  isFiltered: boolean
  onClear: () => void
}

/** Said where a list has no rows: there are none yet, or none match. */
export function Nothing({ things, search, none, isFiltered, onClear }: Props) {
  const say = useSay()
  if (!isFiltered)
    return (
      <EmptyState title={say("list.none", { things: things[1] })}>
        <p>{none}</p>
      </EmptyState>
    )
  return (
    <EmptyState title={say("list.no-match", { things: things[1] })}>
      <p>{say("list.finds", { what: search.finds })}</p>
      <Button onClick={onClear}>{say("list.all", { things: things[1] })}</Button>
    </EmptyState>
  )
}
