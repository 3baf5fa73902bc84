import { CanAccess } from "@refinedev/core"
import { MEASUREMENTS } from "@silai/contracts/measurement/limits"
import type { SavedHalfRow } from "@silai/contracts/measurement/shapes"
import { SHOP } from "@silai/contracts/shop/settings"
import { Button } from "antd"
import { useRef } from "react"
import { Link } from "react-router"
import type { CameFrom } from "../../ui/record/back-link"
import { dateOf } from "../../ui/format"
import { PrintIcon } from "../../ui/icons"
import { printOnly } from "../../ui/print/print-only"
import card from "../order/measurement-card.module.css"
import { useSay } from "../../words/language"
import { FitLine } from "./fit-line"
import { BODY_KEYS, byWords, editPath, savedInches } from "./words"
import style from "./half-card.module.css"

/** `here`: on its own page, where it is changed; `from`: the page to come back to. */
type Props = { half: SavedHalfRow; name: string; here?: boolean; from?: CameFrom }

/** One body half, large enough to read from the tailor's table, and printed on its own. */
export function HalfCard({ half, name, here = false, from }: Props) {
  const part = useRef<HTMLDivElement>(null)
  const say = useSay()
  const body = say(BODY_KEYS[half.measurementType])
  return (
    <div ref={part} className={card.card}>
      <div className={card.head}>
        <div>
          <h3>{body}</h3>
          <p>
            {name} · {say("measure.inches")}
          </p>
        </div>
        <span className={style.tools} data-screen>
          {!here && (
            <CanAccess resource="measurement" action="edit">
              <Link
                to={editPath(half._id)}
                state={from}
                aria-label={say("measure.change.of", { body: body.toLowerCase() })}
              >
                {say("measure.change")}
              </Link>
            </CanAccess>
          )}
          <Button
            size="small"
            type="text"
            icon={<PrintIcon />}
            onClick={() => printOnly(part.current)}
            aria-label={say("measure.print.body", { body: body.toLowerCase() })}
          >
            {say("order.print")}
          </Button>
        </span>
      </div>
      <dl className={card.values}>
        {MEASUREMENTS[half.measurementType].map((one) => (
          <div key={one}>
            <dt>{say(`measure.${one}`)}</dt>
            <dd>
              {savedInches(half.inches, one)}
              <span aria-hidden="true">″</span>
              <span className="unseen"> {say("measure.inches")}</span>
            </dd>
          </div>
        ))}
      </dl>
      <FitLine fit={half.fit} />
      <p className={card.foot}>
        {SHOP.name} · {say("measure.card", { who: byWords(say, half.changedBy), when: dateOf(half.changedAt) })}
      </p>
    </div>
  )
}
