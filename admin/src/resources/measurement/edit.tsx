import { CanAccess } from "@refinedev/core"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { App } from "antd"
import { useRef } from "react"
import { Link, useNavigate } from "react-router"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { dateTimeOf, phoneOf } from "../../ui/format"
import { RecordHistory } from "../../ui/record/record-history"
import { MoreMenu } from "../../ui/record/more-menu"
import { useAct } from "../../ui/use-act"
import { RecordPage } from "../../ui/record/record-page"
import { askHalfRemove, type HalfRecord } from "./calls"
import { HalfCard } from "./half-card"
import { HalfEditor } from "./half-editor"
import { halfChangeText } from "./history"
import { useSay } from "../../words/language"
import { BODY_KEYS, byWords } from "./words"
import page from "../../ui/record/record.module.css"
import style from "./edit.module.css"

const LIST = "/measurement/all"

export function MeasurementEdit() {
  const say = useSay()
  const words = {
    list: { path: LIST, name: say("nav.measurement") },
    title: say("nav.measurement"),
    missing: say("measure.missing"),
    why: say("measure.missing.why"),
    all: say("measure.missing.all"),
    failed: say("measure.failed"),
  }
  return (
    <RecordPage<HalfRecord>
      resource="measurement"
      words={words}
      titleOf={({ customer }) => say("measure.of", { name: customer.name })}
      holds
    >
      {(half) => (
        <article className={page.page}>
          <BackLink to={LIST}>{words.list.name}</BackLink>
          <Opened key={half._id} half={half} />
        </article>
      )}
    </RecordPage>
  )
}

function Opened({ half }: { half: HalfRow }) {
  const say = useSay()
  const may = useMay()
  const { customer } = half
  return (
    <>
      <header className={page.head}>
        <div>
          <h1>{customer.name}</h1>
          <p className={page.under}>
            <span>{say(BODY_KEYS[half.measurementType])}</span>
            {customer.phone && <span className="figures">{phoneOf(customer.phone)}</span>}
            <span>
              {say("measure.changed", { when: dateTimeOf(half.changedAt), who: byWords(say, half.changedBy) })}
            </span>
          </p>
        </div>
        <CanAccess resource="customer" action="show">
          <Link to={`/manage/customer/${customer._id}`}>{say("order.person", { name: customer.name })}</Link>
        </CanAccess>
      </header>
      {may("measurement.write") ? (
        <HalfEditor customerId={customer._id} half={half.measurementType} saved={half} onSaved={() => undefined}>
          <div className={style.side}>
            <HalfCard half={half} name={customer.name} here />
            <HalfHistory half={half} />
            <DeleteButton half={half} />
          </div>
        </HalfEditor>
      ) : (
        <div className={style.side}>
          <HalfCard half={half} name={customer.name} here />
          <HalfHistory half={half} />
        </div>
      )}
    </>
  )
}

function HalfHistory({ half: { _id, version } }: { half: HalfRow }) {
  const say = useSay()
  return (
    <section aria-labelledby="history" className="stack" data-screen>
      <h2 id="history">{say("history.title")}</h2>
      <RecordHistory
        resource="measurement"
        id={_id}
        version={version}
        none={say("history.none")}
        nameOf={halfChangeText(say)}
      />
    </section>
  )
}

function DeleteButton({ half }: { half: HalfRow }) {
  const say = useSay()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { act } = useAct("measurement", "customer")
  const asking = useRef(false)
  const ask = () => {
    if (asking.current) return
    asking.current = true
    modal.confirm({
      title: say("measure.delete.ask"),
      icon: null,
      okText: say("measure.delete.yes"),
      cancelText: say("measure.delete.no"),
      okButtonProps: { danger: true },
      maskClosable: false,
      content: say("measure.delete.then", { name: half.customer.name }),
      afterClose: () => void (asking.current = false),
      onOk: () =>
        act(askHalfRemove, { _id: half._id, version: half.version }, () => void navigate(LIST, { replace: true })),
    })
  }
  return <MoreMenu items={[{ key: "delete", label: say("measure.delete"), danger: true, onClick: ask }]} />
}
