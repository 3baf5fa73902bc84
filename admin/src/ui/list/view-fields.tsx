import { Checkbox, Radio } from "antd"
import type { Heading } from "./list-table"
import { useSay } from "../../words/language"
import type { View } from "./use-view"
import style from "./view-menu.module.css"

export type ViewProps = {
  columns: readonly Heading[]
  view: View
  onChange: (change: Partial<View>) => void
}

/** Which columns a list shows, and its row height. The first column names the row and always stays. */
export function ViewFields({ columns, view, onChange }: ViewProps) {
  const say = useSay()
  const choosable = columns.slice(1)
  const keys = choosable.map(({ key }) => String(key))
  const shown = keys.filter((key) => !view.hidden.includes(key))
  return (
    <div className={style.menu} role="group" aria-label={say("list.shows")}>
      <fieldset>
        <legend>{say("list.columns")}</legend>
        <Checkbox.Group
          className="tight"
          value={shown}
          options={choosable.map(({ key, title }) => ({ value: String(key), label: String(title) }))}
          onChange={(picked) => onChange({ hidden: keys.filter((key) => !picked.includes(key)) })}
        />
      </fieldset>
      <fieldset>
        <legend>{say("list.rows")}</legend>
        <Radio.Group
          value={view.dense ? "dense" : "roomy"}
          onChange={({ target }) => onChange({ dense: target.value === "dense" })}
          options={[
            { value: "roomy", label: say("list.roomy") },
            { value: "dense", label: say("list.dense") },
          ]}
        />
      </fieldset>
    </div>
  )
}
