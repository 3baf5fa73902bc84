import { App, Button } from "antd"
import { type ReactNode, useState } from "react"
import { sentenceOf, translated, useSay } from "../../words/language"
import { useKeys } from "../keys/use-keys"
import { useRefetch } from "../use-refetch"
import { BulkFrame } from "./bulk-frame"
import type { List, ListRow } from "./list-table"
import { focusRows } from "./focus-rows"
import { RefusedList } from "./refused-list"

export type Refused<Row> = { row: Row; why: string }

/** An action for many rows at once. */
export type BulkAction<Row> = {
  label: string
  /** The key that does it. */
  key?: string
  /** Which of the chosen rows it applies to. */
  fits: (row: Row) => boolean
  /** Runs it; returns the refused rows, each with its reason. `onDone`: how many are done. */
  act: (rows: readonly Row[], onDone: (n: number) => void) => Promise<readonly Refused<Row>[]>
  /** The message when it is done; `n` rows. */
  done: (n: number) => string
  /** The question before it, with the consequence. */
  ask?: (n: number) => { title: string; content: string; okText: string; cancelText: string }
}

/** One call for each row, so that one refusal stops none of the others. */
export const oneByOne =
  <Row,>(ask: (row: Row) => Promise<unknown>): BulkAction<Row>["act"] =>
  async (rows, onDone) => {
    const refused: Refused<Row>[] = []
    for (const [place, row] of rows.entries()) {
      onDone(place)
      await ask(row).catch((error: Error) => void refused.push({ row, why: sentenceOf(error) }))
    }
    return refused
  }

/** One call for as many rows as it takes; `ask` returns those that it refused, and an error refuses its whole part. */
export const inParts =
  <Row,>(
    most: number,
    ask: (rows: readonly Row[]) => Promise<readonly Refused<Row>[] | void>,
  ): BulkAction<Row>["act"] =>
  async (rows, onDone) => {
    const refused: Refused<Row>[] = []
    for (let from = 0; from < rows.length; from += most) {
      const part = rows.slice(from, from + most)
      onDone(from)
      const none = (error: Error) => part.map((row) => ({ row, why: sentenceOf(error) }))
      refused.push(...((await ask(part).catch(none)) ?? []))
    }
    return refused
  }

/** The rows that a call on many refused, which replies in their order. */
export const refusedOf = <Row,>(
  rows: readonly Row[],
  results: readonly { done: boolean; message: string; code: string | null }[],
): Refused<Row>[] =>
  rows.flatMap((row, place) => {
    const result = results[place]
    return !result || result.done ? [] : [{ row, why: translated(result.message, result.code) }]
  })

type Props<Row extends ListRow> = {
  list: Pick<List<Row>, "resource" | "words" | "chosen" | "tick" | "frame" | "total" | "stale">
  /** Where all that match the filters can be chosen: how many at most. */
  everyUpTo?: number
  actions?: readonly BulkAction<Row>[]
  /** Actions for all chosen rows together, such as printing. */
  tools?: (rows: readonly Row[]) => ReactNode
}

/** The actions for the ticked rows; on a phone it is within the thumb's reach. */
export function BulkBar<Row extends ListRow>({ list, everyUpTo = 0, actions = [], tools }: Props<Row>) {
  const { chosen, words, resource } = list
  const { message, modal } = App.useApp()
  const say = useSay()
  const refetch = useRefetch()
  const [busy, setBusy] = useState<{ done: number; all: number } | null>(null)

  async function run({ act, done }: BulkAction<Row>, rows: readonly Row[]) {
    setBusy({ done: 0, all: rows.length })
    const refused = await act(rows, (n) => setBusy({ done: n, all: rows.length }))
    setBusy(null)
    const good = rows.length - refused.length
    if (good > 0) void message.success(done(good))
    chosen.choose(refused.map(({ row }) => row._id))
    await refetch(resource)
    focusRows(list.frame)
    if (refused.length > 0)
      modal.info({
        title: say("list.refused", { n: refused.length, all: rows.length }),
        icon: null,
        okText: say("find.close"),
        content: <RefusedList lines={refused.map(({ row, why }) => ({ name: list.tick?.(row) ?? row._id, why }))} />,
      })
  }

  const fitting = ({ fits }: BulkAction<Row>) => (busy ? [] : chosen.rows.filter(fits))
  const press = (action: BulkAction<Row>) => () => {
    const rows = fitting(action)
    if (rows.length === 0) return
    if (!action.ask) return void run(action, rows)
    let agreed = false
    modal.confirm({
      ...action.ask(rows.length),
      icon: null,
      maskClosable: false,
      onOk: () => void (agreed = true),
      // By then the focus is on its row again, and moves to the next when that row leaves the list.
      afterClose: () => {
        if (agreed) void run(action, rows)
      },
    })
  }
  useKeys(Object.fromEntries(actions.flatMap((action) => (action.key ? [[action.key, press(action)]] : []))))
  if (chosen.rows.length === 0 && !busy) return null
  const more = !busy && !list.stale && chosen.allHere && list.total > chosen.rows.length && everyUpTo > 0
  const status = (
    <>
      {busy
        ? say("list.working", { n: busy.done + 1, all: busy.all })
        : say("list.chosen", { n: chosen.rows.length, things: chosen.rows.length === 1 ? words.one : words.many })}
      {!busy && chosen.elsewhere > 0 && say("list.elsewhere", { n: chosen.elsewhere })}
      {more && list.total > everyUpTo && ` ${say("list.every-most", { n: everyUpTo })}`}
    </>
  )
  return (
    <BulkFrame things={words.many} status={status}>
      {more && list.total <= everyUpTo && (
        <Button type="link" onClick={chosen.chooseEvery}>
          {say("list.every", { n: list.total })}
        </Button>
      )}
      {actions.map((action) => {
        const n = fitting(action).length
        return (
          <Button key={action.label} disabled={n === 0} onClick={press(action)} aria-keyshortcuts={action.key}>
            {action.label}
            {n > 0 && ` ${n}`}
          </Button>
        )
      })}
      {!busy && tools?.(chosen.rows)}
      <Button type="text" disabled={busy !== null} onClick={() => chosen.choose([])}>
        {say("list.choose-none")}
      </Button>
    </BulkFrame>
  )
}
