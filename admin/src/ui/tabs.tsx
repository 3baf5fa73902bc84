import { Tabs as AntdTabs } from "antd"
import { count as written } from "./format"
import style from "./tabs.module.css"

/** `count`: how many rows it would leave; undefined while loading, or where there is no count. */
export type Tab = { label: string; count?: number; on: boolean; choose: () => void }

/** A list's main filter as tabs, each with its count; on a narrow window they scroll sideways. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <div role="group" aria-label={label} className={style.tabs}>
    <AntdTabs
      activeKey={String(tabs.findIndex(({ on }) => on))}
      onChange={(place) => tabs[Number(place)]?.choose()}
      items={tabs.map(({ label: word, count }, place) => ({
        // Becomes part of an id, so it may not contain blanks.
        key: String(place),
        label: (
          <>
            {word}
            {count !== undefined && (
              <>
                {" "}
                <span className={style.count}>{written(count)}</span>
              </>
            )}
          </>
        ),
      }))}
    />
  </div>
)
