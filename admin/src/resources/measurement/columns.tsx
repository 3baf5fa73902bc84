import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT_LABELS, MEASUREMENTS } from "@silai/contracts/measurement/limits"
import { Link } from "react-router"
import type { Column } from "../../ui/columns"
import { dateOf, phoneOf } from "../../ui/format"
import list from "../../ui/list.module.css"
import { two } from "../customer/columns"
import type { HalfRecord } from "./calls"
import { BODY_WORDS, byWords, editPath } from "./words"
import style from "./columns.module.css"

const HalfLink = ({ half, from }: { half: HalfRecord; from: string }) => (
  <Link
    to={editPath(half._id)}
    state={{ from }}
    data-row
    className={list.number}
    aria-label={`${half.customer.name}, ${BODY_WORDS[half.measurementType]}`}
  >
    {half.customer.name}
  </Link>
)

const Values = ({ half }: { half: HalfRecord }) => (
  <span className={style.values}>
    {MEASUREMENTS[half.measurementType].map((name) => (
      <span key={name}>
        <span className={style.name}>{MEASUREMENT_LABELS[name]}</span> <b>{writeInches(half.inches[name]!)}</b>
      </span>
    ))}
  </span>
)

/** The measurement list's columns. `from` is the list's own address, for the way back. */
export const halfColumns = (from: string): Column<HalfRecord>[] => [
  {
    key: "customer",
    title: "Customer",
    width: 200,
    cell: (half) => two(<HalfLink half={half} from={from} />, half.customer.phone && phoneOf(half.customer.phone)),
  },
  { key: "body", title: "Body", width: 112, cell: (half) => BODY_WORDS[half.measurementType] },
  { key: "values", title: "Inches", cell: (half) => <Values half={half} /> },
  {
    key: "changed",
    title: "Changed",
    width: 150,
    cell: (half) => two(dateOf(half.changedAt), `by ${byWords(half.changedBy)}`),
  },
]

export const HalfListCard = ({ half, from }: { half: HalfRecord; from: string }) => (
  <li className={list.card}>
    <div className={list.line}>
      <HalfLink half={half} from={from} />
      <span>{BODY_WORDS[half.measurementType]}</span>
    </div>
    <Values half={half} />
    <div className={list.line}>
      <span className={list.soft}>{half.customer.phone && phoneOf(half.customer.phone)}</span>
      <span className={list.soft}>
        {dateOf(half.changedAt)} by {byWords(half.changedBy)}
      </span>
    </div>
  </li>
)
