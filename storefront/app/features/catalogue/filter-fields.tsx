import { COLOURS, LOOKING_FOR, SIZE_FILTERS } from "@silai/contracts/catalogue/limits"
import { toggled, type Filters } from "./shelf-address"
import { valueName } from "./shelf-name"
import styles from "./filter-fields.module.css"
import { FILTER_NAMES } from "./words"

const CHOICES: { name: keyof Filters; values: readonly string[]; look?: string }[] = [
  { name: "kinds", values: LOOKING_FOR, look: styles.list },
  { name: "sizes", values: SIZE_FILTERS, look: styles.tiles },
  { name: "colours", values: COLOURS.map((colour) => colour.name), look: styles.list },
]
const codes = new Map<string, string>(COLOURS.map(({ name, code }) => [name, code]))

type Props<F extends Filters> = { value: F; onChange: (next: F) => void }

/** What a shelf can be narrowed by (SPEC §2): real checkboxes, so space ticks and Tab walks. Values only the address knows stand last. */
export function FilterFields<F extends Filters>({ value, onChange }: Props<F>) {
  return (
    <div className={styles.fields}>
      {CHOICES.map(({ name, values, look }) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.legend}>{FILTER_NAMES[name]}</legend>
          <div className={look}>
            {[...values, ...value[name].filter((one) => !values.includes(one))].map((one) => (
              <label key={one} className={styles.choice}>
                {/* The address is the only memory: a tick that the browser restores by itself would be taken for one of now. */}
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
