import { useSelect } from "@refinedev/antd"
import type { ColourwayRelative } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { Button, Select, type SelectProps } from "antd"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import type { ColourwayRecord } from "./calls"
import style from "./related-picker.module.css"

/** Form.Item adds all but `self`. */
type Props = {
  id?: string
  self: string | null
  value?: ColourwayRelative[]
  onChange?: (value: ColourwayRelative[]) => void
}

/** Related pieces, in the shop's order: found by search, shown with their picture, moved up and down by buttons. */
export function RelatedPicker({ id, self, value = [], onChange }: Props) {
  const move = (from: number, to: number) =>
    onChange?.(value.toSpliced(from, 1).toSpliced(to, 0, ...value.slice(from, from + 1)))
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
                onClick={() => onChange?.(value.filter(({ _id }) => _id !== one._id))}
                aria-label={`Take out ${one.variantName}`}
              >
                Take out
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Finder id={id} not={[self, ...value.map(({ _id }) => _id)]} onFound={(one) => onChange?.([...value, one])} />
    </div>
  )
}

type FinderProps = { id?: string; not: (string | null)[]; onFound: (one: ColourwayRelative) => void }

function Finder({ id, not, onFound }: FinderProps) {
  const { selectProps, query } = useSelect<ColourwayRecord>({
    resource: "colourway",
    optionLabel: ({ variantName }) => variantName,
    optionValue: ({ _id }) => _id,
    pagination: { mode: "server", currentPage: 1, pageSize: 12 },
    filters: [{ field: "status", operator: "in", value: ["published", "draft"] }],
    sorters: [{ field: "name", order: "asc" }],
    onSearch: (search) => [{ field: "search", operator: "contains", value: search }],
    errorNotification: false,
  })
  const found = ((query.data?.data ?? []) as ColourwayRecord[]).filter(({ _id }) => !not.includes(_id))
  const full = not.length > COLOURWAY.maxRelated
  return (
    <Select
      {...(selectProps as SelectProps)}
      id={id}
      value={null}
      disabled={full}
      placeholder={full ? `${COLOURWAY.maxRelated} are enough` : "Find by name or colour"}
      notFoundContent={query.error?.message ?? (query.isFetching ? "Looking" : "Nothing more matches.")}
      onChange={(chosen: string) => {
        const one = found.find(({ _id }) => _id === chosen)
        if (one) onFound(one)
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
