import { Select } from "antd"
import { useEffect, useState } from "react"
import { money } from "../../ui/format"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { useColourwaySearch } from "./use-discount-rows"
import style from "./discount.module.css"

const DEBOUNCE_MS = 250

/** Selects colourways by name, colour or product; selected ones are not offered again. */
export function DiscountPicker({ chosen, onAdd }: { chosen: readonly string[]; onAdd: (id: string) => void }) {
  const [typed, setTyped] = useState("")
  const [search, setSearch] = useState("")
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setSearch(typed.trim()), DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [typed])
  const { data, isFetching, error } = useColourwaySearch(search, open)
  return (
    <Select
      className={style.picker}
      aria-label="Add a colour"
      placeholder="Add a colour by its name or product"
      showSearch
      value={null}
      filterOption={false}
      loading={isFetching}
      searchValue={typed}
      onSearch={setTyped}
      onOpenChange={setOpen}
      onSelect={(id: string | null) => {
        if (id) onAdd(id)
        setTyped("")
      }}
      notFoundContent={error ? "The colours could not be loaded." : isFetching ? "Looking…" : "Nothing found"}
      options={(data ?? [])
        .filter(({ _id }) => !chosen.includes(_id))
        .map((one) => ({
          value: one._id as string | null,
          label: (
            <span className={style.option}>
              <Thumbnail src={one.thumbnail || null} alt="" width={24} />
              <span>{one.variantName}</span>
              <span className="figures">{one.price === null ? "no price" : money(one.price)}</span>
            </span>
          ),
        }))}
    />
  )
}
