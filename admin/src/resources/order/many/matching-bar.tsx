import type { OrderStatusCode } from "@silai/contracts/order/status"
import { App, Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { BulkFrame } from "../../../ui/list/bulk-frame"
import { focusRows } from "../../../ui/list/focus-rows"
import type { List } from "../../../ui/list/list-table"
import { useKeys } from "../../../ui/keys/use-keys"
import { useRefetch } from "../../../ui/use-refetch"
import { sentenceOf, translated, useSay } from "../../../words/language"
import type { Say } from "../../../words/say"
import { askArchiveMany, askMoveMany, askMoveMatching, type OrderRecord, OVER } from "../calls"
import { PrintButton } from "../papers/print-button"
import type { orderAddress } from "../query"
import type { Among } from "../ship/ship-many-dialog"
import { archiveQuestion } from "./archive-question"
import { type Filters, type Matching, matching, type Part } from "./chunks"
import { NoteButton } from "./note-button"
import { type Step, STEPS } from "./steps"
import { useDoubted } from "./use-doubted"
import { useOutcome } from "./use-outcome"
import { type Answer, useRun } from "./use-run"

const ShipManyDialog = lazy(() => import("../ship/ship-many-dialog").then((part) => ({ default: part.ShipManyDialog })))

type Props = { list: List<OrderRecord, typeof orderAddress>; mayStep: (to: OrderStatusCode) => boolean }

/** An act on all that match. `from`: the statuses that it applies to. */
type Act = {
  label: string
  key?: string
  from: readonly OrderStatusCode[]
  send: (of: { part: Part }) => Promise<Answer[]>
  done: (n: number) => string
  question?: (n: number) => { title: string; content: string; okText: string; cancelText: string }
}

const moving = (say: Say, ask: ReturnType<typeof useDoubted>, step: Step): Act => ({
  label: say(step.words),
  key: step.key,
  from: step.from,
  send: async ({ part }) => {
    const status = step.to
    const results = await ask({
      results: (await call(askMoveMatching, { part, status })).data,
      again: async (orders) => (await call(askMoveMany, { orders, status })).data,
    })
    return results.map((one) => ({
      name: one.orderNumber,
      why: one.moved ? null : translated(one.message, one.code),
    }))
  },
  done: (n) => say(`${step.words}.done`, { n }),
  question: (n) => ({
    title: say(`${step.words}.ask`, { n }),
    content: say(`step.${step.to}.then`),
    okText: say(step.words),
    cancelText: say("order.not-yet"),
  }),
})

/** A list has archived orders only, or none. */
const archiving = (say: Say, archived: boolean): Act => ({
  label: say(archived ? "archive.open" : "archive.undo"),
  from: OVER,
  send: async (of) =>
    (await call(askArchiveMany, { of, archived })).data.map((one) => ({
      name: one.orderNumber,
      why: one.done ? null : translated(one.message, one.code),
    })),
  done: (n) => say(archived ? "archive.done" : "archive.undone", { n }),
  ...(archived && { question: (n: number) => archiveQuestion(say, n) }),
})

/** The actions for all orders that match the list's filters, those of its other pages too. */
export function MatchingBar({ list, mayStep }: Props) {
  const { values, sort, counts, total, chosen, words } = list
  const say = useSay()
  const mayArchive = useMay()("order.archive")
  const refetch = useRefetch()
  const showOutcome = useOutcome()
  const askDoubted = useDoubted()
  const { message, modal } = App.useApp()
  const { run, busy, stop, stopping } = useRun()
  const [isAsking, setIsAsking] = useState(false)
  const [among, setAmong] = useState<Among | null>(null)
  const [shipping, setShipping] = useState(false)
  const filters: Filters = { ...values, sort }

  /** The listed statuses that an act applies to. */
  const listed: readonly OrderStatusCode[] = values.status ?? []
  const statusesFor = ({ from }: Act) => from.filter((code) => listed.length === 0 || listed.includes(code))
  const countFor = (act: Act) => statusesFor(act).reduce<number>((sum, code) => sum + (counts?.[code] ?? 0), 0)

  /** The server says how many match now; null when it could not. */
  async function ask(asked: Filters): Promise<Matching | null> {
    setIsAsking(true)
    try {
      return await matching(asked)
    } catch (error) {
      void message.error(sentenceOf(error))
      return null
    } finally {
      setIsAsking(false)
    }
  }
  async function perform(act: Act, found: Matching) {
    const outcome = await run(found.chunks, act.send)
    chosen.choose([])
    showOutcome(outcome, act.done)
    await refetch("order")
    focusRows(list.frame)
  }
  const press = (act: Act) => async () => {
    if (busy || isAsking || countFor(act) === 0) return
    const found = await ask({ ...filters, status: statusesFor(act) })
    if (!found) return
    if (found.total === 0) return void message.info(say("list.no-match", { things: words.many }))
    if (!act.question) return void perform(act, found)
    let agreed = false
    modal.confirm({
      ...act.question(found.total),
      icon: null,
      maskClosable: false,
      onOk: () => void (agreed = true),
      afterClose: () => {
        if (agreed) void perform(act, found)
      },
    })
  }
  const ship = async () => {
    const found = await ask(filters)
    if (!found) return
    setAmong({ filters, upTo: found.upTo, total: found.total })
    setShipping(true)
  }

  const acts = [
    ...STEPS.filter(({ to }) => mayStep(to)).map((step) => moving(say, askDoubted, step)),
    ...(mayArchive ? [archiving(say, !values.archived)] : []),
  ]
  useKeys(Object.fromEntries(acts.flatMap((act) => (act.key ? [[act.key, () => void press(act)()]] : []))))
  const chunks = async () => (await matching(filters)).chunks
  return (
    <BulkFrame
      things={words.many}
      status={busy ? say("list.working", { n: busy.done, all: busy.all }) : say("many.every", { n: total })}
    >
      {acts.map((act) => {
        const n = countFor(act)
        return (
          <Button
            key={act.label}
            disabled={busy !== null || isAsking || n === 0}
            onClick={() => void press(act)()}
            aria-keyshortcuts={act.key}
          >
            {act.label}
            {n > 0 && ` ${n}`}
          </Button>
        )
      })}
      {busy ? (
        <Button loading={stopping} onClick={stop}>
          {say("many.stop")}
        </Button>
      ) : (
        <>
          {mayStep(4) && (
            <Button disabled={isAsking} onClick={() => void ship()}>
              {say("ship-many.button")}
            </Button>
          )}
          <PrintButton chunks={chunks} name={words.many} />
          <NoteButton chunks={chunks} />
          <Button type="text" onClick={() => chosen.choose([])}>
            {say("list.choose-none")}
          </Button>
        </>
      )}
      <Suspense>
        {among && <ShipManyDialog open={shipping} among={among} onClose={() => setShipping(false)} />}
      </Suspense>
    </BulkFrame>
  )
}
