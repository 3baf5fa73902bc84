import { Select } from "antd"
import debounce from "lodash/debounce"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useMemo, useState } from "react"
import { useSay } from "../../../words/language"

const PAUSE_MS = 250

type Props<Row extends { _id: string }> = {
  id: string
  /** The name of its cache. */
  of: string
  hint: string
  none: string
  most: number
  ask: (search: string, signal: AbortSignal) => Promise<Row[]>
  show: (row: Row) => ReactNode
  onPick: (row: Row) => void
}

/** A search field for one of very many; it empties once one is chosen. */
export function PickOne<Row extends { _id: string }>({
  of,
  ask,
  show,
  onPick,
  none,
  hint,
  most,
  ...select
}: Props<Row>) {
  const say = useSay()
  const [search, setSearch] = useState("")
  const [typed, setTyped] = useState("")
  const settle = useMemo(() => debounce(setSearch, PAUSE_MS), [])
  useEffect(() => () => settle.cancel(), [settle])
  const { data, error, isFetching } = useQuery({
    queryKey: [of, "pick", search],
    queryFn: ({ signal }) => ask(search.trim(), signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
  const type = (text: string) => {
    setTyped(text.slice(0, most))
    settle(text.slice(0, most))
  }
  return (
    <Select<string>
      {...select}
      value={null}
      showSearch
      searchValue={typed}
      filterOption={false}
      placeholder={hint}
      loading={isFetching}
      notFoundContent={isFetching ? say("find.looking") : (error?.message ?? none)}
      options={data?.map((row) => ({ value: row._id, label: show(row) }))}
      onSearch={type}
      onSelect={(id) => {
        const row = data?.find(({ _id }) => _id === id)
        type("")
        settle.flush()
        if (row) onPick(row)
      }}
      style={{ width: "100%" }}
    />
  )
}
