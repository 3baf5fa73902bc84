import type { OrderStatusCode } from "@silai/contracts/order/status"
import { App, Button } from "antd"
import { lazy, Suspense, useState } from "react"
import { call } from "../../../providers/call"
import { BulkFrame } from "../../../ui/list/bulk-frame"
import type { List } from "../../../ui/list/list-table"
import { useKeys } from "../../../ui/use-keys"
import { useRefetch } from "../../../ui/use-refetch"
import { translated, useSay } from "../../../words/language"
import { askMoveMatching, type OrderRecord } from "../calls"
import { PrintButton } from "../papers/print-button"
import type { orderAddress } from "../query"
import type { Among } from "../ship/ship-many-dialog"
import { type Filters, type Matching, matching } from "./chunks"
import { NoteButton } from "./note-button"
import { type Step, STEPS } from "./steps"
import { useOutcome } from "./use-outcome"
import { useRun } from "./use-run"

const ShipManyDialog = lazy(() => import("../ship/ship-many-dialog").then((part) => ({ default: part.ShipManyDialog })))

type Props = { list: List<OrderRecord, typeof orderAddress>; mayStep: (to: OrderStatusCode) => boolean }

/** The actions for all orders that match the list's filters, those of its other pages too. */
export function MatchingBar({ list, mayStep }: Props) {
  const { values, sort, counts, total, chosen, words } = list
  const say = useSay()
  const refetch = useRefetch()
  const showOutcome = useOutcome()
  const { message, modal } = App.useApp()
  const { run, busy, stop, stopping } = useRun()
  const [isAsking, setIsAsking] = useState(false)
  const [among, setAmong] = useState<Among | null>(null)
  const [shipping, setShipping] = useState(false)
  const filters: Filters = { ...values, sort }

  /** The listed statuses from which a step can start. */
  const listed: readonly OrderStatusCode[] = values.status ?? []
  const statusesFor = ({ from }: { from: readonly OrderStatusCode[] }) =>
    from.filter((code) => listed.length === 0 || listed.includes(code))
  const countFor = (step: Step) => statusesFor(step).reduce<number>((sum, code) => sum + (counts?.[code] ?? 0), 0)

  /** The server says how many match now; null when it could not. */
  async function ask(asked: Filters): Promise<Matching | null> {
    setIsAsking(true)
    try {
      return await matching(asked)
    } catch (error) {
      void message.error((error as Error).message)
      return null
    } finally {
      setIsAsking(false)
    }
  }
  async function move(step: Step, found: Matching) {
    const outcome = await run(found.chunks, async ({ part }) =>
      (await call(askMoveMatching, { part, status: step.to })).data.map((one) => ({
        name: one.orderNumber,
        why: one.moved ? null : translated(one.message, one.code),
      })),
    )
    chosen.choose([])
    showOutcome(outcome, (n) => say(`${step.words}.done`, { n }))
    await refetch("order")
  }
  const press = (step: Step) => async () => {
    if (busy || isAsking || countFor(step) === 0) return
    const found = await ask({ ...filters, status: statusesFor(step) })
    if (!found) return
    if (found.total === 0) return void message.info(say("list.no-match", { things: words.many }))
    let agreed = false
    modal.confirm({
      title: say(`${step.words}.ask`, { n: found.total }),
      content: say(`step.${step.to}.then`),
      okText: say(step.words),
      cancelText: say("order.not-yet"),
      icon: null,
      maskClosable: false,
      onOk: () => void (agreed = true),
      afterClose: () => {
        if (agreed) void move(step, found)
      },
    })
  }
  const ship = async () => {
    const found = await ask(filters)
    if (!found) return
    setAmong({ filters, upTo: found.upTo, total: found.total })
    setShipping(true)
  }

  const steps = STEPS.filter(({ to }) => mayStep(to))
  useKeys(Object.fromEntries(steps.map((step) => [step.key, () => void press(step)()])))
  const chunks = async () => (await matching(filters)).chunks
  return (
    <BulkFrame
      things={words.many}
      status={busy ? say("list.working", { n: busy.done, all: busy.all }) : say("many.every", { n: total })}
    >
      {steps.map((step) => {
        const n = countFor(step)
        return (
          <Button
            key={step.to}
            disabled={busy !== null || isAsking || n === 0}
            onClick={() => void press(step)()}
            aria-keyshortcuts={step.key}
          >
            {say(step.words)}
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
