import type { ReactNode } from "react"
import { useRowFocus } from "../last-opened"
import { OutOfDate } from "../state/out-of-date"
import { useTitle } from "../use-title"
import { ListContext } from "./list-context"
import type { AnyList } from "./list-table"
import style from "./list.module.css"

/** Around a list: its keys, the focus on the row one comes back to, the way back, and screen reader announcements. */
export function ListPage({ list, children }: { list: AnyList; children: ReactNode }) {
  const { frame, from, chosen, words, rows, stale, error, total, retry } = list
  useTitle(words.title)
  const focus = useRowFocus(rows?.map(({ _id }) => _id))
  return (
    <ListContext value={from}>
      <div ref={frame} className={style.page} data-choosing={chosen.rows.length > 0} data-stale={stale} {...focus}>
        {rows && error && <OutOfDate error={error} onRetry={retry} />}
        <p className="unseen" role="status">
          {rows && !stale ? `${total} ${total === 1 ? words.one : words.many}` : ""}
        </p>
        {children}
      </div>
    </ListContext>
  )
}
