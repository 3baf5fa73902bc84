import { COLOURWAY, COLOURWAY_SORTS, COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { Choice } from "../../../ui/choice"
import { LiveSearch } from "../../../ui/live-search"
import { Tabs } from "../../../ui/tabs"
import type { ColourwayQuery } from "./query"
import type { Ask } from "./use-colourways"
import { SORT_WORDS, STATUS_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { query: ColourwayQuery; ask: Ask }

export const Search = ({ query, ask }: Props) => (
  <LiveSearch
    label="Search variants"
    placeholder="Name, colour, address or article number"
    maxLength={COLOURWAY.maxSearch}
    value={query.search}
    onSearch={(search) => ask({ search }, { replace: true })}
  />
)

/** Statuses as tabs with their counts under the same search. */
export function StatusTabs({ query, ask, counts }: Props & { counts: Record<ColourwayStatus, number> | null }) {
  const tab = (label: string, count: number | undefined, status: ColourwayStatus[]) => ({
    label,
    count,
    on: query.status.join() === status.join(),
    choose: () => ask({ status }),
  })
  const tabs = [
    tab("All", counts ? counts.draft + counts.published : undefined, []),
    ...COLOURWAY_STATUSES.map((status) => tab(STATUS_WORDS[status], counts?.[status], [status])),
  ]
  return <Tabs label="Filter by status" tabs={tabs} />
}

const namesOf = (all: string, known: readonly { _id: string; name: string }[] = []) => [
  ["", all] as const,
  ...known.map(({ _id, name }) => [_id, name] as const),
]

/** What narrows the list further, and its order. */
export function Narrowing({ query, ask, choices }: Props & { choices: ColourwayChoices | undefined }) {
  const flag = (key: "low" | "sale", label: string) => (
    <button type="button" className={style.flag} aria-pressed={query[key]} onClick={() => ask({ [key]: !query[key] })}>
      {label}
    </button>
  )
  return (
    <div className={style.narrowing}>
      <Choice
        label="Product"
        value={query.product}
        words={namesOf("All products", choices?.styles)}
        onChoose={(product) => ask({ product })}
      />
      <Choice
        label="Category"
        value={query.category}
        words={namesOf("All categories", choices?.categories)}
        onChoose={(category) => ask({ category })}
      />
      <Choice
        label="Tag"
        value={query.tag}
        words={namesOf(
          "All tags",
          choices?.tags.map((name) => ({ _id: name, name })),
        )}
        onChoose={(tag) => ask({ tag })}
      />
      {flag("low", "Running low")}
      {flag("sale", "Below base price")}
      <Choice
        label="Sort by"
        value={query.sort}
        words={COLOURWAY_SORTS.map((sort) => [sort, SORT_WORDS[sort]] as const)}
        onChoose={(sort) => ask({ sort })}
      />
    </div>
  )
}
