import { FACT_KINDS, FACTS, type FactKind } from "@silai/contracts/catalogue/facts"
import { COLOURS, LOOKING_FOR } from "@silai/contracts/catalogue/limits"
import { sizeFilters } from "~/lib/shop/shop-sizes"
import { toggled, type Filters } from "./listing-address"
import { tickedName, valueName } from "./listing-name"
import styles from "./filter-fields.module.css"
import { FILTER_NAMES } from "./words"

/** The number of pieces of each value of a fact. */
type FacetCounts = Partial<Record<FactKind, Record<string, number>>>
/** A colour with the code of its swatch. */
type Colour = { name: string; code: string }
type Choice = { name: keyof Filters; values: readonly string[]; layout?: string }

/** Of a fact only what the shop has; until that is known, all of it. */
const factChoices = (counts?: FacetCounts): Choice[] =>
  FACT_KINDS.map((name) => ({
    name,
    values: FACTS[name].filter((value) => !counts || counts[name]?.[value] !== undefined),
    layout: styles.list,
  }))
const choices = (colours: readonly Colour[]): Choice[] => [
  { name: "kinds", values: LOOKING_FOR, layout: styles.list },
  // The size Custom means the same; a link that asks for it shows its tick, so that it can be unticked.
  { name: "cuts", values: [], layout: styles.list },
  { name: "sizes", values: sizeFilters(), layout: styles.tiles },
  { name: "colours", values: colours.map((colour) => colour.name), layout: styles.list },
]
/** The shop's first colours, then the further ones that its pieces have. */
const coloursOf = (listed: readonly Colour[] = []): Colour[] => {
  const isFirst = ({ name }: Colour) => COLOURS.some((one) => one.name.toLowerCase() === name.toLowerCase())
  return [...COLOURS, ...listed.filter((colour) => !isFirst(colour))]
}

type Props<F extends Filters> = {
  value: F
  onChange: (next: F) => void
  counts?: FacetCounts & { colours?: readonly Colour[] }
  /** How many pieces the ticked filters leave. */ total?: number | undefined
  /** Only the facts, for a search. */ factsOnly?: boolean
}

/**
 * The filters of a listing (requirements §2): real checkboxes, for Space and Tab. Values that only the URL has come
 * last.
 */
export function FilterFields<F extends Filters>({ value, onChange, counts, total, factsOnly }: Props<F>) {
  const colours = coloursOf(counts?.colours)
  const codes = new Map(colours.map(({ name, code }) => [name, code]))
  const countOf = (name: keyof Filters, one: string) => counts?.[name as FactKind]?.[one]
  return (
    <div className={styles.fields}>
      {[...(factsOnly ? [] : choices(colours)), ...factChoices(counts)]
        .filter(({ name, values }) => values.length + value[name].length > 0)
        .map(({ name, values, layout }) => (
          <fieldset key={name} className={styles.group}>
            <legend className={styles.legend}>{FILTER_NAMES[name]}</legend>
            <div className={layout}>
              {[...values, ...value[name].filter((one) => !values.includes(one))].map((one) => (
                <label key={one} className={styles.choice}>
                  {/* The URL holds all state: a tick restored by the browser itself would count as a new one. */}
                  <input
                    type="checkbox"
                    autoComplete="off"
                    checked={value[name].includes(one)}
                    onChange={() => onChange(toggled(value, name, one))}
                  />
                  {codes.has(one) && (
                    <span
                      className={styles.dot}
                      data-cloth
                      style={{ backgroundColor: codes.get(one) }}
                      aria-hidden="true"
                    />
                  )}
                  <span>
                    {value[name].includes(one)
                      ? tickedName(value, name, one, { total, colours })
                      : valueName(name, one)}
                    {countOf(name, one) !== undefined && <span className={styles.pieces}> ({countOf(name, one)})</span>}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
    </div>
  )
}
