import { useId, useRef, type KeyboardEvent, type ReactNode } from "react"
import styles from "./tabs.module.css"

type Props = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly { value: string; name: ReactNode; content: ReactNode }[]
  value: string
  onChange: (value: string) => void
}

/** Tabs by the book: one tab stop, arrows and Home/End move and choose. */
export function Tabs({ label, tabs, value, onChange }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.value === value)

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    onChange(tabs[next]!.value)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {tabs[at]?.content}
      </div>
    </div>
  )
}
