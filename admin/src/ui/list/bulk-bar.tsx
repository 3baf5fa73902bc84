import { App, Button } from "antd"
import { type ReactNode, useState } from "react"
import { useKeys } from "../use-keys"
import { useSay } from "../../words/language"
import { LinkButton } from "../link-button"
import type { ListRow } from "./use-list-table"
import style from "./bulk-bar.module.css"
import { useReadAnew } from "../use-read-anew"

/** A page that goes on with the chosen rows. */
export type BulkLink<Row> = { label: string; to: (rows: readonly Row[]) => string }

/** Something that can be done with many rows at once: mostly one call for each, so that one refusal stops none of the others. */
export type BulkAction<Row> = {
  label: string
  /** The key that does it. */
  key?: string
  /** Which of the chosen rows it is for. */
  fits: (row: Row) => boolean
  act: (row: Row) => Promise<unknown>
  /** One call for all of them, where there is one. */
  actAll?: (rows: readonly Row[]) => Promise<unknown>
  /** What is said when it is done; `n` rows. */
  done: (n: number) => string
  /** Asked first, with the consequence. */
  ask?: (n: number) => { title: string; content: string; okText: string; cancelText: string }
}

type Props<Row> = {
  resource: string
  things: readonly [one: string, many: string]
  chosen: readonly Row[]
  /** How many of the chosen are not on this page. */
  elsewhere: number
  actions: readonly BulkAction<Row>[]
  links: readonly BulkLink<Row>[]
  /** What takes all chosen rows at once, such as printing them. */
  tools?: (rows: readonly Row[]) => ReactNode
  nameOf: (row: Row) => string
  /** The rows that stay chosen: those that were refused. */
  onDone: (left: readonly string[]) => void
}

export function BulkBar<Row extends ListRow>(props: Props<Row>) {
  const { resource, things, chosen, elsewhere, actions, links, tools, nameOf, onDone } = props
  const { message, modal } = App.useApp()
  const say = useSay()
  const readAnew = useReadAnew()
  const [done, setDone] = useState<number | null>(null)
  const [total, setTotal] = useState(0)

  async function run({ act, actAll, done: said }: BulkAction<Row>, rows: readonly Row[]) {
    const refused: { row: Row; why: string }[] = []
    setTotal(rows.length)
    if (actAll) {
      setDone(0)
      await actAll(rows).catch((error: Error) => void refused.push(...rows.map((row) => ({ row, why: error.message }))))
    } else
      for (const [place, row] of rows.entries()) {
        setDone(place)
        await act(row).catch((error: Error) => void refused.push({ row, why: error.message }))
      }
    setDone(null)
    await readAnew(resource)
    onDone(refused.map(({ row }) => row._id))
    const good = rows.length - refused.length
    if (good > 0) void message.success(said(good))
    if (refused.length > 0)
      modal.info({
        title: say("list.refused", { n: refused.length, all: rows.length }),
        icon: null,
        okText: say("find.close"),
        content: (
          <ul className={style.refused}>
            {refused.map(({ row, why }) => (
              <li key={row._id}>
                <b>{nameOf(row)}</b>: {why}
              </li>
            ))}
          </ul>
        ),
      })
  }

  const begin = (action: BulkAction<Row>, rows: readonly Row[]) => {
    if (!action.ask) return void run(action, rows)
    let agreed = false
    modal.confirm({
      ...action.ask(rows.length),
      icon: null,
      maskClosable: false,
      onOk: () => void (agreed = true),
      // By then the focus is on its row again, and goes on to the next when that row leaves the list.
      afterClose: () => {
        if (agreed) void run(action, rows)
      },
    })
  }
  const busy = done !== null
  const fitting = ({ fits }: BulkAction<Row>) => (busy ? [] : chosen.filter(fits))
  const press = (action: BulkAction<Row>) => () => {
    const rows = fitting(action)
    if (rows.length > 0) begin(action, rows)
  }
  useKeys(Object.fromEntries(actions.flatMap((action) => (action.key ? [[action.key, press(action)]] : []))))
  return (
    <div className={style.bar} role="region" aria-label={say("list.chosen.which", { things: things[1] })}>
      <span role="status">
        {busy
          ? say("list.working", { n: done + 1, all: total })
          : say("list.chosen", { n: chosen.length, things: things[chosen.length === 1 ? 0 : 1] })}
        {!busy && elsewhere > 0 && say("list.elsewhere", { n: elsewhere })}
      </span>
      {actions.map((action) => {
        const rows = fitting(action)
        return (
          <Button
            key={action.label}
            disabled={rows.length === 0}
            onClick={press(action)}
            aria-keyshortcuts={action.key}
          >
            {action.label}
            {rows.length > 0 && ` ${rows.length}`}
          </Button>
        )
      })}
      {links.map(({ label, to }) => (
        <LinkButton key={label} to={to(chosen)}>
          {label}
        </LinkButton>
      ))}
      {!busy && tools?.(chosen)}
      <Button type="text" disabled={busy} onClick={() => onDone([])}>
        {say("list.choose-none")}
      </Button>
    </div>
  )
}
