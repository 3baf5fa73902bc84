import { Pagination } from "antd"
import type { PaginationProps } from "antd"
import { useSay } from "../words/language"
import { useNarrow } from "./use-narrow"
import style from "./pager.module.css"

/** `onSize` lets people choose how many rows a page has, among `sizes`. */
type Props = {
  page: number
  total: number
  pageSize: number
  sizes?: readonly number[]
  onPage: (page: number) => void
  onSize?: (pageSize: number) => void
} & Pick<PaginationProps, "itemRender">

/** "26–50 of 132", the pages, and how many rows a page has. */
export function Pager({ page, total, pageSize, sizes = [], onPage, onSize, itemRender }: Props) {
  const narrow = useNarrow()
  const say = useSay()
  return (
    <nav className={style.pager} aria-label={say("list.pages")}>
      <span className="figures">
        {say("list.range", {
          from: (page - 1) * pageSize + 1,
          to: Math.min(total, page * pageSize),
          all: total,
        })}
      </span>
      <Pagination
        current={page}
        total={total}
        pageSize={pageSize}
        simple={narrow && { readOnly: true }}
        hideOnSinglePage={!onSize || total <= Math.min(pageSize, ...sizes)}
        showSizeChanger={onSize ? { "aria-label": say("list.page-size") } : false}
        pageSizeOptions={[...sizes]}
        itemRender={itemRender}
        onChange={(to, size) => {
          if (size !== pageSize) onSize?.(size)
          else onPage(to)
          window.scrollTo({ top: 0 })
        }}
      />
    </nav>
  )
}
