import { count } from "../../ui/format"
import style from "./shelf.module.css"

type TabsProps<T extends string> = { label: string; tabs: readonly { value: T; name: string }[]; chosen: T; counts: Record<T, number> | null; onChoose: (value: T) => void }

export function ShelfTabs<T extends string>({ label, tabs, chosen, counts, onChoose }: TabsProps<T>) {
  return (
    <ul className={style.tabs} aria-label={label}>
      {tabs.map(({ value, name }) => (
        <li key={value}>
          <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
            {name} {counts && <span className="figures">{count(counts[value])}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
