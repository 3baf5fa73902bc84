import { COLOURS, LOOKING_FOR, SIZE_FILTERS } from "@silai/contracts/catalogue/limits"
import { CUT_TO_MEASURE, toggled, type Filters } from "./listing-address"
import { valueName } from "./listing-name"
import styles from "./filter-fields.module.css"
import { FILTER_NAMES } from "./words"

const CHOICES: { name: keyof Filters; values: readonly string[]; look?: string }[] = [
  { name: "kinds", values: LOOKING_FOR, look: styles.list },
  { name: "cuts", values: [CUT_TO_MEASURE], look: styles.list },
  { name: "sizes", values: SIZE_FILTERS, look: styles.tiles },
  { name: "colours", values: COLOURS.map((colour) => colour.name), look: styles.list },
]
const codes = new Map<string, string>(COLOURS.map(({ name, code }) => [name, code]))

type Props<F extends Filters> = { value: F; onChange: (next: F) => void }

/**
 * The filters of a listing (requirements §2): real checkboxes, for Space and Tab. Values that only the URL has come
 * last.
 */
export function FilterFields<F extends Filters>({ value, onChange }: Props<F>) {
  return (
    <div className={styles.fields}>
      {CHOICES.map(({ name, values, look }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{FILTER_NAMES[name]}</legend>
          <div className={look}>
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
                  <span className={styles.dot} style={{ backgroundColor: codes.get(one) }} aria-hidden="true" />
                )}
                <span>{valueName(name, one)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
