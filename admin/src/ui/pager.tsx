import { Pagination } from "antd"
import { useSay } from "../words/language"
import { useNarrow } from "./use-narrow"

type Props = { page: number; total: number; pageSize: number; onPage: (page: number) => void }

/** "26–50 of 132", and the pages, for a table that is not in the address. */
export function Pager({ page, total, pageSize, onPage }: Props) {
  const narrow = useNarrow()
  const say = useSay()
  return (
    <Pagination
      align="end"
      current={page}
      total={total}
      pageSize={pageSize}
      simple={narrow && { readOnly: true }}
      hideOnSinglePage
      showSizeChanger={false}
      showTotal={(all, [from, to]) => say("list.range", { from, to, all })}
      onChange={(to) => {
        onPage(to)
        window.scrollTo({ top: 0 })
      }}
    />
  )
}
