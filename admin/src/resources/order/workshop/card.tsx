import { useDraggable } from "@dnd-kit/core"
import { MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { writeInches } from "@silai/contracts/measurement/inches"
import { statusInto, WORKSHOP_STAGES, type WorkshopStage } from "@silai/contracts/order/workshop"
import { Button } from "antd"
import { dateOf } from "../../../ui/format"
import { RowLink } from "../../../ui/list/row-link"
import { Mark } from "../../../ui/mark"
import { Thumbnail } from "../../../ui/picture/thumbnail"
import { useSay } from "../../../words/language"
import type { Word } from "../../../words/en"
import type { WorkshopCard } from "./calls"
import { fitWordsIn } from "../../measurement/fit-line"
import { dueWords, isLate } from "./due"
import style from "./workshop.module.css"

type Props = {
  order: WorkshopCard
  now: number
  busy: boolean
  onMove: (order: WorkshopCard, stage: WorkshopStage) => void
}

/** An order on the board: when it is due, what to cut, and its next stages. Its buttons do the same as dragging. */
export function Card({ order, now, busy, onMove }: Props) {
  const say = useSay()
  const onwards = WORKSHOP_STAGES.flatMap(({ key }) => {
    const status = key === order.stage ? null : statusInto(key, order.nextStatuses)
    return status === null ? [] : [{ stage: key, word: say(`step.${status}.button` as Word) }]
  })
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: order._id,
    data: { order },
    disabled: onwards.length === 0 || busy,
  })
  const due = dueWords(say, order, now)
  const name = say("workshop.row", { number: order.orderNumber, name: order.customerName, due: due.words })
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={style.card}
      data-late={isLate(order, now)}
      data-draggable={onwards.length > 0}
      data-dragging={isDragging}
      style={transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` } : undefined}
    >
      <div className={style.top}>
        <RowLink id={order._id} to={`/order/view/${order._id}`} aria-label={name}>
          {order.orderNumber}
        </RowLink>
        <Mark tone={due.tone}>{due.words}</Mark>
      </div>
      <p className={style.who}>
        <strong>{order.customerName}</strong>
        <span className="soft">
          {order.delivery === "pickup" && `${say("delivery.pickup")} · `}
          {say("workshop.by", { day: dateOf(order.dueOn) })}
        </span>
      </p>
      <ul className="stack">
        {order.pieces.map((piece, place) => (
          <Piece key={place} piece={piece} />
        ))}
      </ul>
      {order.wish && <p className="soft">{say("workshop.wish", { wish: order.wish })}</p>}
      {order.tailor && <p className="soft">{say("at-work.sews", { name: order.tailor.name })}</p>}
      {order.others > 0 && <p className="soft">{say("workshop.others", { n: order.others })}</p>}
      {onwards.length > 0 && (
        <div className={`${style.acts} row`}>
          {onwards.map(({ stage, word }, place) => (
            <Button
              key={stage}
              type={place === 0 ? "default" : "text"}
              loading={busy && place === 0}
              disabled={busy}
              onClick={() => onMove(order, stage)}
              aria-label={`${word}: ${order.orderNumber}`}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

function Piece({ piece }: { piece: WorkshopCard["pieces"][number] }) {
  const say = useSay()
  const { name, color, thumbnail, quantity, measurement } = piece
  const taken: Partial<Record<MeasurementName, unknown>> = measurement ?? {}
  return (
    <li className={style.piece}>
      <Thumbnail src={thumbnail} alt={`${color} ${name}`} width={56} />
      <div className={`${style.what} tight`}>
        <p>
          <b>
            {quantity > 1 && `${quantity} × `}
            {name}
          </b>
          <span>{color}</span>
        </p>
        {measurement ? (
          <dl className={style.values} aria-label={say("measure.of", { name })}>
            {MEASUREMENTS[measurement.measurementType].map((one) => (
              <div key={one}>
                <dt>{say(`measure.${one}`)}</dt>
                <dd>
                  {typeof taken[one] === "number" ? writeInches(taken[one]) : say("measure.none")}
                  <span className="unseen"> {say("measure.inches")}</span>
                </dd>
              </div>
            ))}
            {measurement.fitProfile && (
              <div>
                <dt>{say("fit.title")}</dt>
                <dd>{fitWordsIn(say, measurement.fitProfile).join(" · ")}</dd>
              </div>
            )}
          </dl>
        ) : (
          <p className="soft">{say("workshop.unmeasured")}</p>
        )}
      </div>
    </li>
  )
}
