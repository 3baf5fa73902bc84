import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENTS } from "@silai/contracts/measurement/limits"
import type { Column } from "../../ui/columns"
import { dateOf, phoneOf } from "../../ui/format"
import { RowLink } from "../../ui/list/row-link"
import list from "../../ui/list.module.css"
import { two } from "../customer/columns"
import type { HalfRecord } from "./calls"
import { BODY_KEYS, byWords, editPath } from "./words"
import { useSay } from "../../words/language"
import type { Say } from "../../words/say"
import style from "./columns.module.css"

function HalfLink({ half }: { half: HalfRecord }) {
  const body = useSay()(BODY_KEYS[half.measurementType])
  return (
    <RowLink id={half._id} to={editPath(half._id)} aria-label={`${half.customer.name}, ${body}`}>
      {half.customer.name}
    </RowLink>
  )
}

function Values({ half }: { half: HalfRecord }) {
  const say = useSay()
  return (
    <span className={style.values}>
      {MEASUREMENTS[half.measurementType].map((name) => (
        <span key={name}>
          <span className={style.name}>{say(`measure.${name}`)}</span> <b>{writeInches(half.inches[name]!)}</b>
        </span>
      ))}
    </span>
  )
}

const by = (say: Say, { changedBy }: HalfRecord) => say("measures.by", { who: byWords(say, changedBy) })

export const halfColumns = (say: Say): readonly Column<HalfRecord>[] => [
  {
    key: "customer",
    title: say("measures.customer"),
    width: 200,
    cell: (half) => two(<HalfLink half={half} />, half.customer.phone && phoneOf(half.customer.phone)),
  },
  { key: "body", title: say("measures.body"), width: 112, cell: (half) => say(BODY_KEYS[half.measurementType]) },
  { key: "values", title: say("measures.inches"), cell: (half) => <Values half={half} /> },
  {
    key: "changed",
    title: say("measures.changed"),
    width: 150,
    cell: (half) => two(dateOf(half.changedAt), by(say, half)),
  },
]

export function HalfListCard({ half }: { half: HalfRecord }) {
  const say = useSay()
  return (
    <>
      <div className={list.line}>
        <HalfLink half={half} />
        <span>{say(BODY_KEYS[half.measurementType])}</span>
      </div>
      <Values half={half} />
      <div className={list.line}>
        <span className={list.soft}>{half.customer.phone && phoneOf(half.customer.phone)}</span>
        <span className={list.soft}>
          {dateOf(half.changedAt)} {by(say, half)}
        </span>
      </div>
    </>
  )
}
