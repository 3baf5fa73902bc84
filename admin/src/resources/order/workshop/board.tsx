import { DndContext, MouseSensor, useDroppable, useSensor, useSensors } from "@dnd-kit/core"
import { MEASUREMENT_TYPES } from "@silai/contracts/measurement/limits"
import { codeOf } from "@silai/contracts/order/status"
import { statusInto, type WorkshopStage, WORKSHOP_STAGES } from "@silai/contracts/order/workshop"
import { Button } from "antd"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import { useSearchWords } from "../../../providers/may"
import { Choice } from "../../../ui/choice"
import { count, dateOf } from "../../../ui/format"
import { ListHead } from "../../../ui/list/list-head"
import { ListPage } from "../../../ui/list/list-page"
import { ListRows } from "../../../ui/list/list-rows"
import { useListTable } from "../../../ui/list/list-table"
import { listWords } from "../../../ui/list/list-words"
import { Tabs } from "../../../ui/tabs"
import { useNarrow } from "../../../ui/use-narrow"
import { useNow } from "../../../ui/use-now"
import { useSay } from "../../../words/language"
import { ordersPath } from "../query"
import type { Tailors, WorkshopCard, WorkshopLoad } from "./calls"
import { Card } from "./card"
import { isLate } from "./due"
import { leftWith } from "./load"
import { LoadTable } from "./load-table"
import { workshopAddress } from "./query"
import { useMove } from "./use-move"
import style from "./workshop.module.css"

/** Made-to-measure orders, from the table to the parcel. */
export function WorkshopBoard() {
  const say = useSay()
  const narrow = useNarrow()
  const list = useListTable<WorkshopCard, typeof workshopAddress>({
    resource: "workshop",
    address: workshopAddress,
    words: {
      ...listWords(say, "workshop.title", "orders", useSearchWords()),
      none: say("workshop.none"),
    },
  })
  const { counts, values, filter } = list
  // The reply also lists the tailors, with the work of each.
  const { tailors = [], load = [] } = (list.reply ?? {}) as { tailors?: Tailors; load?: WorkshopLoad }
  const [isOpen, setOpen] = useState(false)
  const work = (
    <LoadTable
      tailors={tailors}
      load={load}
      isOpen={isOpen}
      onFold={setOpen}
      onChoose={(tailor, due) => filter({ tailor, due })}
    />
  )
  const tabs = ([undefined, ...MEASUREMENT_TYPES] as const).map((type) => ({
    label: say(type ? `workshop.${type}` : "orders.every"),
    on: values.type === type,
    choose: () => filter({ type }),
  }))
  return (
    <ListPage list={list}>
      <ListHead
        list={list}
        tabs={{ label: say("workshop.filter"), tabs }}
        filters={
          <Choice<string>
            label={say("workshop.whose")}
            value={values.tailor ?? ""}
            words={[
              ["", say("workshop.everybody")],
              ["nobody", say("at-work.nobody")],
              ...tailors.map(
                ({ _id, name, orders: n, dueSoon: soon }) => [_id, say("workshop.load", { name, n, soon })] as const,
              ),
              // Without the reply, everyone is unknown.
              ...(list.reply ? leftWith(tailors, load, values.tailor) : []).map(
                (_id) => [_id, say("workshop.load.left")] as const,
              ),
            ]}
            onChoose={(tailor) => filter({ tailor })}
          />
        }
      />
      <ToAccept n={counts?.toAccept ?? 0} />
      {!narrow && work}
      {values.due && (
        <p className={style.waiting}>
          {say("workshop.due", { day: values.due === "late" ? say("workshop.load.late") : dateOf(values.due) })}{" "}
          <Button size="small" type="link" onClick={() => filter({ due: undefined })}>
            {say("workshop.due.all")}
          </Button>
        </p>
      )}
      <ListRows list={list}>{(rows) => <Stages rows={rows} counts={counts ?? {}} />}</ListRows>
      {narrow ? work : <p className="soft">{say("workshop.hint")}</p>}
    </ListPage>
  )
}

/** Orders that are not accepted yet are not on the board; this line mentions them. */
function ToAccept({ n }: { n: number }) {
  const say = useSay()
  if (n === 0) return null
  return (
    <p className={style.waiting}>
      <Link to={ordersPath({ status: [codeOf("placed")], sort: "oldest" })}>{say("workshop.to-accept", { n })}</Link>
    </p>
  )
}

function Stages({ rows, counts }: { rows: readonly WorkshopCard[]; counts: Record<string, number> }) {
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

/** Dragging is for the mouse only; the buttons and notices announce what happens. */
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
      {all > shown && <p className="soft">{say("workshop.more", { n: all - shown })}</p>}
    </section>
  )
}
