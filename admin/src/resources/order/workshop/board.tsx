import { DndContext, MouseSensor, useDroppable, useSensor, useSensors } from "@dnd-kit/core"
import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { ORDER_LIST } from "@silai/contracts/order/limits"
import { statusInto, type WorkshopStage, WORKSHOP_STAGES } from "@silai/contracts/order/workshop"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import { useSearchWords } from "../../../providers/may"
import { count } from "../../../ui/format"
import { ListFrame } from "../../../ui/list/list-frame"
import type { List } from "../../../ui/list/use-list-table"
import { Tabs } from "../../../ui/tabs"
import { useNarrow } from "../../../ui/use-narrow"
import { useNow } from "../../../ui/use-now"
import { useSay } from "../../../words/language"
import { ordersPath } from "../query"
import type { WorkshopCard } from "./calls"
import { Card } from "./card"
import { isLate } from "./due"
import { workshopAddress } from "./query"
import { useMove } from "./use-move"
import style from "./workshop.module.css"

type BoardList = List<WorkshopCard, typeof workshopAddress>

/** What is cut to measure, from the table to the parcel. */
export function WorkshopBoard() {
  const say = useSay()
  const narrow = useNarrow()
  const by = useSearchWords()
  return (
    <ListFrame<WorkshopCard, typeof workshopAddress>
      resource="workshop"
      address={workshopAddress}
      title={say("workshop.title")}
      things={[say("orders.one"), say("orders.many")]}
      pathOf={({ _id }) => `/order/view/${_id}`}
      nameOf={({ orderNumber }) => orderNumber}
      search={{
        placeholder: say(`orders.search${by}`),
        maxLength: ORDER_LIST.maxSearch,
        finds: say(`orders.finds${by}`),
      }}
      none={say("workshop.none")}
      filters={(list) => (
        <>
          <TypeTabs list={list} />
          <ToAccept n={list.counts?.toAccept ?? 0} />
        </>
      )}
      frameless
      hint={!narrow && say("workshop.hint")}
      whole={(rows, { counts }) => <Stages rows={rows} counts={counts ?? {}} />}
    />
  )
}

function TypeTabs({ list: { values, filter } }: { list: BoardList }) {
  const say = useSay()
  const types = [undefined, ...MEASUREMENT_TYPES] as const
  return (
    <Tabs
      label={say("workshop.filter")}
      tabs={types.map((type) => ({
        label: say(type ? `workshop.${type}` : "orders.every"),
        on: values.type === type,
        choose: () => filter({ type }),
      }))}
    />
  )
}

/** Orders for the table that nobody has accepted yet are not on the board; whoever looks at it shall know of them. */
function ToAccept({ n }: { n: number }) {
  const say = useSay()
  if (n === 0) return null
  return (
    <p className={style.waiting}>
      <Link to={ordersPath({ status: [0], sort: "oldest" })}>{say("workshop.to-accept", { n })}</Link>
    </p>
  )
}

function Stages({ rows, counts }: { rows: WorkshopCard[]; counts: Record<string, number> }) {
  const say = useSay()
  const narrow = useNarrow()
  const now = useNow()
  const { move, moving } = useMove(rows)
  const [dragged, setDragged] = useState<WorkshopCard | null>(null)
  const [shown, setShown] = useState<WorkshopStage>(
    () => WORKSHOP_STAGES.find(({ key }) => (counts[key] ?? 0) > 0)?.key ?? "accepted",
  )
  // A finger scrolls the board and presses the buttons; only a mouse drags.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 8 } }))
  const stages = WORKSHOP_STAGES.filter(({ key }) => !narrow || key === shown)
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active }) => setDragged((active.data.current?.order as WorkshopCard) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        setDragged(null)
        if (over && dragged) move(dragged, over.id as WorkshopStage)
      }}
    >
      {narrow && (
        <Tabs
          label={say("workshop.stages")}
          tabs={WORKSHOP_STAGES.map(({ key }) => ({
            label: say(`workshop.stage.${key}`),
            count: counts[key] ?? 0,
            on: key === shown,
            choose: () => setShown(key),
          }))}
        />
      )}
      <div className={style.board}>
        {stages.map(({ key }) => {
          const own = rows.filter(({ stage }) => stage === key)
          const takes = dragged !== null && dragged.stage !== key && statusInto(key, dragged.nextStatuses) !== null
          return (
            <Stage
              key={key}
              stage={key}
              count={counts[key] ?? own.length}
              shown={own.length}
              late={own.filter((order) => isLate(order, now)).length}
              takes={takes}
              isTarget={dragged !== null}
            >
              {own.map((order) => (
                <Card key={order._id} order={order} now={now} busy={moving === order._id} onMove={move} />
              ))}
            </Stage>
          )
        })}
      </div>
    </DndContext>
  )
}

/** Dragging is the mouse's alone; the buttons and the notices say what happens. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

type StageProps = {
  stage: WorkshopStage
  count: number
  shown: number
  late: number
  takes: boolean
  isTarget: boolean
  children: ReactNode
}
function Stage({ stage, count: all, shown, late, takes, isTarget, children }: StageProps) {
  const say = useSay()
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: !takes })
  const title = `stage-${stage}`
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={title}
      className={style.stage}
      data-takes={takes}
      data-refuses={isTarget && !takes}
      data-over={isOver}
    >
      <header className={style.head}>
        <h2 id={title}>
          {say(`workshop.stage.${stage}`)} <span className={style.count}>{count(all)}</span>
        </h2>
        {late > 0 && <span className={style.lateCount}>{say("workshop.late-here", { n: late })}</span>}
      </header>
      {shown === 0 ? (
        <p className={style.empty}>{say("workshop.empty")}</p>
      ) : (
        <ul className={style.cards}>{children}</ul>
      )}
      {all > shown && <p className={style.soft}>{say("workshop.more", { n: all - shown })}</p>}
    </section>
  )
}
