import { useEffect, useRef } from "react"
import { count as written } from "./format"
import style from "./tabs.module.css"

/** `count`: how many rows it would leave; undefined until the server has said, or where nobody counts. */
export type Tab = { label: string; count?: number; on: boolean; choose: () => void }

/** A list's main filter as a strip of words, each with what it holds; on a narrow window it slides sideways. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const chosen = tabs.findIndex(({ on }) => on)
  // The chosen one may lie beyond the edge of a narrow window.
  useEffect(() => {
    void strip.current?.children[chosen]?.scrollIntoView({ block: "nearest", inline: "center" })
  }, [chosen])
  return (
    <ul ref={strip} className={style.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <button type="button" aria-pressed={tab.on} onClick={tab.choose}>
            {tab.label}
            {tab.count !== undefined && (
              <>
                {" "}
                <span className="figures">{written(tab.count)}</span>
              </>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
