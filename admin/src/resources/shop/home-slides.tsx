import { useSelect } from "@refinedev/antd"
import { HOME } from "@silai/contracts/shop/limits"
import { Select, type SelectProps } from "antd"
import { OrderButtons } from "../../ui/icon-button"
import { Thumbnail } from "../../ui/picture/thumbnail"
import type { ColourwayRecord } from "../catalogue/colourway/calls"
import { useParts } from "./home-parts"
import style from "./home.module.css"

/** Form.Item adds these. */
type Props = { id?: string; value?: string[]; onChange?: (value: string[]) => void }

/** The pieces of the carousel, in its order: found by search, moved by buttons. */
export function SlidesField({ id, value = [], onChange }: Props) {
  const parts = useParts()
  const move = (from: number, to: number) =>
    onChange?.(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)))
  return (
    <div>
      <ol className={style.rows} aria-label="Slides">
        {value.map((one, place) => {
          const piece = parts.piece(one)
          const name = piece?.name ?? "A piece that customers cannot see now"
          return (
            <li key={one}>
              <Thumbnail src={piece?.src ?? null} alt="" width={32} />
              <span className={style.name}>
                {name}
                {!piece && <small>left out on the page</small>}
              </span>
              <OrderButtons
                name={name}
                at={place}
                of={value.length}
                onMove={(by) => move(place, place + by)}
                onRemove={() => onChange?.(value.filter((other) => other !== one))}
                remove="Take out"
              />
            </li>
          )
        })}
      </ol>
      <Finder id={id} chosen={value} onFound={(found) => onChange?.([...value, found])} />
    </div>
  )
}

type FinderProps = { id?: string; chosen: readonly string[]; onFound: (id: string) => void }

function Finder({ id, chosen, onFound }: FinderProps) {
  const parts = useParts()
  const { selectProps, query } = useSelect<ColourwayRecord>({
    resource: "colourway",
    optionLabel: ({ variantName }) => variantName,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "server", currentPage: 1, pageSize: 12 },
    filters: [{ field: "status", operator: "in", value: ["published"] }],
    sorters: [{ field: "name", order: "asc" }],
    onSearch: (search) => [{ field: "search", operator: "contains", value: search }],
    errorNotification: false,
  })
  const taken = new Set(chosen.map((one) => parts.piece(one)?._id ?? one))
  const found = ((query.data?.data ?? []) as ColourwayRecord[]).filter(({ _id }) => !taken.has(_id))
  const full = chosen.length >= HOME.maxSlides
  return (
    <Select
      {...(selectProps as SelectProps)}
      id={id}
      value={null}
      disabled={full}
      placeholder={full ? `${HOME.maxSlides} are enough` : "Find a piece by name or colour"}
      notFoundContent={query.error?.message ?? (query.isFetching ? "Looking" : "Nothing more matches.")}
      onChange={(picked: string) => {
        const one = found.find(({ _id }) => _id === picked)
        if (!one) return
        const { _id, slug, variantName: name, price, thumbnail } = one
        parts.knowPiece({ _id, slug, name, price, src: thumbnail || null })
        onFound(_id)
      }}
      options={found.map(({ _id, variantName, thumbnail }) => ({ value: _id, label: variantName, thumbnail }))}
      optionRender={({ label, data }) => (
        <span className={style.offered}>
          <Thumbnail src={(data.thumbnail as string) || null} alt="" width={32} />
          {label}
        </span>
      )}
    />
  )
}
