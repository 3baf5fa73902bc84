import { useInvalidate, useOne } from "@refinedev/core"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { App, Button } from "antd"
import { useEffect, useRef } from "react"
import { Link, useNavigate, useParams } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { CallRefused } from "../../providers/refusal"
import { BackLink } from "../../ui/back-link"
import { EmptyState, ErrorState } from "../../ui/error-state"
import { dateTimeOf, phoneOf } from "../../ui/format"
import { rememberOpened } from "../../ui/last-opened"
import { PageSkeleton } from "../../ui/skeleton"
import { useTitle } from "../../ui/use-title"
import { askHalfRemove, type HalfRecord } from "./calls"
import { HalfCard } from "./half-card"
import { HalfEditor } from "./half-editor"
import { BODY_WORDS, byWords } from "./words"
import style from "./edit.module.css"

export function MeasurementEdit() {
  const { id = "" } = useParams()
  const { query } = useOne<HalfRecord>({ resource: "measurement", id, errorNotification: false })
  const half = query.data?.data
  const error = query.error as unknown as Error | null
  useEffect(() => rememberOpened(id), [id])
  useTitle(half ? `Measurements of ${half.customer.name}` : "Measurements")
  return (
    <article className={style.page}>
      <BackLink to="/measurement/all">Measurements</BackLink>
      {half ? <Opened key={half._id} half={half} /> : !error && <PageSkeleton />}
      {!half && error instanceof CallRefused && [400, 404].includes(error.statusCode) ? (
        <EmptyState whole title="These measurements are not kept">
          <p>They may have been removed by the customer or by a colleague.</p>
          <p>
            <Link to="/measurement/all">See all measurements</Link>
          </p>
        </EmptyState>
      ) : (
        !half && error && <ErrorState whole error={error} onRetry={() => void query.refetch()} />
      )}
    </article>
  )
}

function Opened({ half }: { half: HalfRow }) {
  const may = useMay()
  const { customer } = half
  return (
    <>
      <header className={style.head}>
        <div>
          <h1>{customer.name}</h1>
          <p className={style.facts}>
            <span>{BODY_WORDS[half.measurementType]}</span>
            {customer.phone && <span className="figures">{phoneOf(customer.phone)}</span>}
            <span>
              Changed {dateTimeOf(half.changedAt)} by {byWords(half.changedBy)}
            </span>
          </p>
        </div>
        {may("customer.read") && <Link to={`/manage/customer/${customer._id}`}>Everything about {customer.name}</Link>}
      </header>
      <div className={style.columns}>
        {may("measurement.write") && (
          <HalfEditor customerId={customer._id} half={half.measurementType} kept={half} onSaved={() => undefined} />
        )}
        <div className={style.side}>
          <HalfCard half={half} name={customer.name} />
          {may("measurement.write") && <RemoveButton half={half} />}
        </div>
      </div>
    </>
  )
}

function RemoveButton({ half }: { half: HalfRow }) {
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const asking = useRef(false)
  const remove = async () => {
    try {
      const reply = await call(askHalfRemove, { _id: half._id, version: half.version })
      void message.success(reply.message)
      void navigate("/measurement/all", { replace: true })
    } catch (error) {
      void message.error((error as Error).message)
    }
    for (const resource of ["measurement", "customer"]) void invalidate({ resource, invalidates: ["list", "detail"] })
  }
  const ask = () => {
    if (asking.current) return
    asking.current = true
    modal.confirm({
      title: "Remove these measurements?",
      icon: null,
      okText: "Remove",
      cancelText: "Keep them",
      okButtonProps: { danger: true },
      maskClosable: false,
      content: `${half.customer.name} will have to be measured anew for the next made-to-measure piece. Orders that were placed keep the measurements they were placed with.`,
      afterClose: () => void (asking.current = false),
      onOk: () => remove(),
    })
  }
  return (
    <Button danger type="text" onClick={ask}>
      Remove these measurements
    </Button>
  )
}
