import { COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import type { ColourwayChoices } from "@silai/contracts/catalogue/colourway-shapes"
import { Choice } from "../../../ui/choice"
import type { List } from "../../../ui/list/use-list-table"
import { Tabs } from "../../../ui/tabs"
import type { ColourwayRecord } from "./calls"
import type { colourwayAddress } from "./query"
import { STATUS_WORDS } from "./words"
import style from "./filters.module.css"

type Props = { list: List<ColourwayRecord, typeof colourwayAddress> }

/** Statuses as tabs with their counts under the same search. */
export function StatusTabs({ list: { counts, values, filter } }: Props) {
  const tab = (label: string, count: number | undefined, status: readonly ColourwayStatus[]) => ({
    label,
    count,
    on: (values.status ?? []).join() === status.join(),
    choose: () => filter({ status: [...status] }),
  })
  const tabs = [
    tab("All", counts ? counts.draft! + counts.published! : undefined, []),
    ...COLOURWAY_STATUSES.map((status) => tab(STATUS_WORDS[status], counts?.[status], [status])),
  ]
  return <Tabs label="Filter by status" tabs={tabs} />
}

const namesOf = (all: string, known: readonly { _id: string; name: string }[] = []) => [
  ["", all] as const,
  ...known.map(({ _id, name }) => [_id, name] as const),
]

export function Narrowing({ list: { values, filter }, choices }: Props & { choices: ColourwayChoices | undefined }) {
  const flag = (label: string, on: boolean | undefined, set: (on: true | undefined) => void) => (
    <button type="button" className={style.flag} aria-pressed={on === true} onClick={() => set(on ? undefined : true)}>
      {label}
    </button>
  )
  return (
    <div className={style.narrowing}>
      <Choice
        label="Product"
        value={values.product ?? ""}
        words={namesOf("All products", choices?.styles)}
        onChoose={(product) => filter({ product })}
      />
      <Choice
        label="Category"
        value={values.category ?? ""}
        words={namesOf("All categories", choices?.categories)}
        onChoose={(category) => filter({ category })}
      />
      <Choice
        label="Tag"
        value={values.tag ?? ""}
        words={namesOf(
          "All tags",
          choices?.tags.map((name) => ({ _id: name, name })),
        )}
        onChoose={(tag) => filter({ tag })}
      />
      {flag("Running low", values.low, (low) => filter({ low }))}
      {flag("Below base price", values.sale, (sale) => filter({ sale }))}
    </div>
  )
}
