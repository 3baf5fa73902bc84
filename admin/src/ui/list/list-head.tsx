import { Button, Dropdown } from "antd"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import { useSay } from "../../words/language"
import { IconButton } from "../icon-button"
import { FilterIcon, MoreIcon } from "../icons"
import { LinkButton } from "../link-button"
import { LiveSearch } from "../search/live-search"
import { type Tab, Tabs } from "../tabs"
import { useCards, useTight, useNarrow } from "../use-narrow"
import type { AnyList } from "./list-table"
import { SortChoice } from "./sort-choice"
import { ViewMenu } from "./view-menu"
import style from "./list.module.css"

/** An action on the whole list: a button on a desk, a menu entry on a phone or tablet; a rare one is in the menu on a desk too. */
export type ListTool = {
  key: string
  label: string
  icon?: ReactNode
  title?: string
  disabled?: boolean
  rare?: boolean
} & ({ onClick: () => void; to?: undefined } | { to: string; onClick?: undefined })

type Props = {
  list: AnyList
  tools?: readonly (ListTool | false)[]
  /** The main filter, each with its count. */
  tabs?: { label: string; tabs: readonly Tab[] }
  /** Further filters; `folded` behind a button on a desk too, as on a phone. */
  filters?: ReactNode
  folded?: boolean
  /** Content between the search and the filters. */
  above?: ReactNode
  /** The main button. */
  children?: ReactNode
}

/** A list's title, search, tools and filters; on a phone or tablet two lines, and the rest behind "Filter" and a menu. */
export function ListHead({ list, tools = [], tabs, filters, folded, above, children }: Props) {
  const { words, columns, address, sorters } = list
  const say = useSay()
  const [narrow, cards, tight] = [useNarrow(), useCards(), useTight()]
  const { search = "", ...rest } = list.values as Record<string, unknown>
  // A tab that is chosen is one of them on a phone only, where it is among the fields.
  const chosenTab = tabs?.tabs.findIndex(({ on }) => on) ?? 0
  const set = narrow ? Object.keys(rest).length : Object.keys(rest).length - (chosenTab > 0 ? 1 : 0)
  const [byHand, setByHand] = useState<boolean | null>(null)
  const open = byHand ?? (!narrow && set > 0)
  const behind = narrow || Boolean(folded)
  const known = tools.filter((tool) => tool !== false)
  const inMenu = known.filter(({ rare }) => tight || rare)
  const shown = known.filter((tool) => !inMenu.includes(tool))
  const sorts = cards && columns.length > 0
  const hasFields = Boolean(filters) || (narrow && (Boolean(tabs) || sorts))
  return (
    <>
      <div className={style.head}>
        <h1>{words.title}</h1>
        <LiveSearch
          label={say("list.search", { things: words.many })}
          placeholder={words.search}
          maxLength={address.filters.search?.max}
          value={String(search)}
          onSearch={list.find}
        />
        {behind && hasFields && (
          <Button icon={<FilterIcon />} aria-expanded={open} onClick={() => setByHand(!open)} className={style.filter}>
            {say("list.filter")}
            {set > 0 && ` ${set}`}
          </Button>
        )}
        {!narrow && (
          <>
            {shown.map(({ to, label, key, rare: _rare, ...tool }) =>
              to ? (
                <LinkButton key={key} to={to}>
                  {label}
                </LinkButton>
              ) : (
                <Button key={key} {...tool}>
                  {label}
                </Button>
              ),
            )}
            {columns.length > 0 && <ViewMenu columns={columns} view={list.view} onChange={list.setView} />}
          </>
        )}
        {inMenu.length > 0 && (
          <Dropdown
            trigger={["click"]}
            menu={{
              items: inMenu.map(({ to, label, rare: _rare, ...tool }) => ({
                ...tool,
                label: to ? <Link to={to}>{label}</Link> : label,
              })),
            }}
          >
            <IconButton type="default" icon={<MoreIcon />} label={say("list.more")} />
          </Dropdown>
        )}
        {children}
      </div>
      {!narrow && above}
      {!narrow && tabs && <Tabs {...tabs} />}
      {hasFields && (!behind || open) && (
        <div className={style.fields}>
          {narrow && above}
          {narrow && tabs && <Tabs {...tabs} />}
          {sorts && (
            <SortChoice address={address} columns={columns} sorters={sorters} onSort={(by) => list.sortBy(by)} />
          )}
          {filters}
          {list.isFiltered && (
            <Button type="link" onClick={list.clear}>
              {say("orders.clear")}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
