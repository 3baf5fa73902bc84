import { Tabs as AntdTabs } from "antd"
import { Choice } from "./choice"
import { count as written } from "./format"
import { useCards } from "./use-narrow"
import style from "./tabs.module.css"

/** `count`: how many rows it would leave; undefined while loading, or where there is no count. */
export type Tab = { label: string; count?: number; on: boolean; choose: () => void }

type Props = { label: string; tabs: readonly Tab[] }

/** Letters that fit next to each other on a phone, a gap counted as four; antd would hide the rest behind a button that
 * confuses screen readers. */
const LETTERS_ON_PHONE = 46
const GAP = 4

const fits = (tabs: readonly Tab[]) =>
  tabs.reduce(
    (sum, { label, count }) => sum + label.length + (count === undefined ? 0 : written(count).length + 1),
    0,
  ) +
    GAP * (tabs.length - 1) <=
  LETTERS_ON_PHONE

/** A list's main filter as tabs, each with its count; on a phone many of them are one field to choose from. */
export const Tabs = (props: Props) => (useCards() && !fits(props.tabs) ? <OneField {...props} /> : <Row {...props} />)

const OneField = ({ label, tabs }: Props) => (
  <Choice
    label={label}
    value={String(tabs.findIndex(({ on }) => on))}
    words={tabs.map(({ label: word, count }, place) => [
      String(place),
      count === undefined ? word : `${word} ${written(count)}`,
    ])}
    onChoose={(place) => tabs[Number(place)]?.choose()}
  />
)

const Row = ({ label, tabs }: Props) => (
  <div role="group" aria-label={label} className={style.tabs}>
    <AntdTabs
      activeKey={String(tabs.findIndex(({ on }) => on))}
      onChange={(place) => tabs[Number(place)]?.choose()}
      items={tabs.map(({ label: word, count }, place) => ({
        // Becomes part of an id, so it must not contain blanks.
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
