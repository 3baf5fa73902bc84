import { Checkbox, Radio } from "antd"
import type { Column } from "../columns"
import { useSay } from "../../words/language"
import type { View } from "./use-view"
import style from "./view-menu.module.css"

export type ViewProps = {
  columns: readonly Pick<Column<never>, "key" | "title">[]
  view: View
  onChange: (change: Partial<View>) => void
}

/** Which columns a list shows, and how close its rows stand. The first column names the row and always stays. */
export function ViewFields({ columns, view, onChange }: ViewProps) {
  const say = useSay()
  const choosable = columns.slice(1)
  const shown = choosable.filter(({ key }) => !view.hidden.includes(key)).map(({ key }) => key)
  return (
    <div className={style.menu} role="group" aria-label={say("list.shows")}>
      <fieldset>
        <legend>{say("list.columns")}</legend>
        <Checkbox.Group
          className={style.columns}
          value={shown}
          options={choosable.map(({ key, title }) => ({ value: key, label: title }))}
          onChange={(kept) => onChange({ hidden: choosable.flatMap(({ key }) => (kept.includes(key) ? [] : [key])) })}
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
