import { Button } from "antd"
import { count } from "./format"
import style from "./pager.module.css"

/** `size` is how many rows are shown, `pageSize` how many a full page has. */
type Props = {
  page: number
  pages: number
  total: number
  size: number
  pageSize: number
  onPage: (page: number) => void
}

/** "26–50 of 132", and the way back and on. */
export function Pager({ page, pages, total, size, pageSize, onPage }: Props) {
  const first = (page - 1) * pageSize + 1
  const go = (to: number) => () => {
    onPage(to)
    window.scrollTo({ top: 0 })
  }
  return (
    <nav className={style.pager} aria-label="Pages">
      <span className="figures">
        {count(first)}–{count(first + size - 1)} of {count(total)}
      </span>
      {pages > 1 && (
        <span className={style.buttons}>
          <Button disabled={page <= 1} onClick={go(page - 1)}>
            Previous
          </Button>
          <Button disabled={page >= pages} onClick={go(page + 1)}>
            Next
          </Button>
        </span>
      )}
    </nav>
  )
}
