import { useQuery } from "@tanstack/react-query"
import type { ColourwayRelative } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { Button, Input } from "antd"
import { useEffect, useState } from "react"
import { call } from "../../../providers/call"
import type { FieldIds } from "../../../ui/field"
import { Thumbnail } from "../../../ui/thumbnail"
import { askColourways } from "./calls"
import style from "./related-picker.module.css"

const DEBOUNCE_MS = 250
type Props = {
  ids: FieldIds
  self: string | null
  value: ColourwayRelative[]
  onChange: (value: ColourwayRelative[]) => void
}

/** What goes with a piece, in the shop's order: found by words, shown with its picture, moved up and down by buttons. */
export function RelatedPicker({ ids, self, value, onChange }: Props) {
  const [text, setText] = useState("")
  const found = useFound(text)
  const full = value.length >= COLOURWAY.maxRelated
  const offered = (found.data ?? []).filter(({ _id }) => _id !== self && !value.some((one) => one._id === _id))
  const move = (from: number, to: number) =>
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)))
  return (
    <div>
      {value.length > 0 && (
        <ol className={style.chosen} aria-label="Related products">
          {value.map((one, place) => (
            <li key={one._id}>
              <Thumbnail src={one.thumbnail || null} alt="" width={32} />
              <span className={style.name}>
                {one.variantName}
                {one.status !== "published" && <small>not in the shop</small>}
              </span>
              <Button
                type="text"
                size="small"
                disabled={place === 0}
                onClick={() => move(place, place - 1)}
                aria-label={`Move ${one.variantName} up`}
              >
                ↑
              </Button>
              <Button
                type="text"
                size="small"
                disabled={place === value.length - 1}
                onClick={() => move(place, place + 1)}
                aria-label={`Move ${one.variantName} down`}
              >
                ↓
              </Button>
              <Button
                type="text"
                size="small"
                onClick={() => onChange(value.filter(({ _id }) => _id !== one._id))}
                aria-label={`Take out ${one.variantName}`}
              >
                Take out
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Input
        {...ids}
        value={text}
        onChange={({ target }) => setText(target.value)}
        disabled={full}
        maxLength={COLOURWAY.maxSearch}
        autoComplete="off"
        placeholder={full ? `${COLOURWAY.maxRelated} are enough` : "Find by name or colour"}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {text.trim() && !full && (
        <ul className={style.offered} aria-label="Found" aria-busy={found.isFetching}>
          {offered.map((one) => (
            <li key={one._id}>
              <button
                type="button"
                onClick={() => {
                  onChange([...value, one])
                  setText("")
                }}
              >
                <Thumbnail src={one.thumbnail || null} alt="" width={32} />
                <span className={style.name}>{one.variantName}</span>
                <span>Add</span>
              </button>
            </li>
          ))}
          {!found.isFetching && found.error && <li className={style.none}>{found.error.message}</li>}
          {!found.isFetching && found.data && offered.length === 0 && (
            <li className={style.none}>Nothing more matches.</li>
          )}
        </ul>
      )}
    </div>
  )
}

function useFound(text: string) {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text.trim()), DEBOUNCE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return useQuery({
    queryKey: ["colourway", "find", settled],
    enabled: settled !== "",
    queryFn: async ({ signal }) =>
      (
        await call(
          askColourways,
          { search: settled, status: ["published", "draft"], pageSize: 8, sort: "name" },
          signal,
        )
      ).data,
  })
}
