import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import type { HalfKept } from "@silai/contracts/measurement/shapes"
import { SHOP } from "@silai/contracts/shop/settings"
import { Button } from "antd"
import { useRef } from "react"
import { Link } from "react-router"
import { useMay } from "../../providers/may"
import { dateOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import { printOnly } from "../../ui/print-only"
import card from "../order/measurement-card.module.css"
import { BODY_WORDS, byWords, editPath } from "./words"
import style from "./half-card.module.css"

/** One body half, readable from the tailor's table, and printed by itself. */
export function HalfCard({ half, name }: { half: HalfKept; name: string }) {
  const part = useRef<HTMLDivElement>(null)
  const may = useMay()
  const body = BODY_WORDS[half.measurementType]
  return (
    <div ref={part} className={card.card}>
      <div className={card.head}>
        <div>
          <h3>{body}</h3>
          <p>{name} · inches</p>
        </div>
        <span className={style.tools} data-screen>
          {may("measurement.write") && (
            <Link to={editPath(half._id)}>
              Change<span className="unseen"> {body.toLowerCase()}</span>
            </Link>
          )}
          <Button
            size="small"
            type="text"
            icon={<PrintIcon />}
            onClick={() => printOnly(part.current)}
            aria-label={`Print ${body.toLowerCase()}`}
          >
            Print
          </Button>
        </span>
      </div>
      <dl className={card.values}>
        {MEASUREMENTS[half.measurementType].map((one) => (
          <div key={one}>
            <dt>{MEASUREMENT_LABELS[one]}</dt>
            <dd>
              {writeInches(half.inches[one]!)}
              <span aria-hidden="true">″</span>
              <span className="unseen"> inches</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={card.foot}>
        {SHOP.name} · measured by {byWords(half.changedBy)}, {dateOf(half.changedAt)}
      </p>
    </div>
  )
}
