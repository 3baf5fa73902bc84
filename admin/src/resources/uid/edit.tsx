import type { UidState } from "@silai/contracts/uid/limits"
import { UID_NOTE } from "@silai/contracts/uid/limits"
import { roomFor } from "@silai/contracts/room"
import { isSheet } from "./sheet-words"
import { Alert, App, Button, Input } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { CopyButton } from "../../ui/copy-button"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"
import { count, dateOf, phoneOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { Box } from "../../ui/record/box"
import { TimeLine } from "../../ui/record/time-line"
import { RecordPage } from "../../ui/record/record-page"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { useRefetch } from "../../ui/use-refetch"
import { useSay } from "../../words/language"
import { askUidMove, LIST, printPath, type WholeUid } from "./calls"
import { UidMark } from "./uid-mark"
import page from "../../ui/record/record.module.css"
import style from "./uid.module.css"

export function UidEdit() {
  const say = useSay()
  const words = {
    list: { path: LIST, name: say("nav.uid") },
    title: say("nav.uid"),
    missing: say("uid.missing"),
    why: say("uid.missing.why"),
    all: say("uid.missing.all"),
    failed: say("uid.failed"),
  }
  return (
    <RecordPage<WholeUid> resource="uid" words={words} titleOf={({ written }) => say("uid.titled", { id: written })}>
      {(uid) => <Whole uid={uid} />}
    </RecordPage>
  )
}

function Whole({ uid }: { uid: WholeUid }) {
  const say = useSay()
  const may = useMay()
  const { written, state, isOften, batchId, batchNumber, why } = uid
  return (
    <article className={page.page}>
      <BackLink to={LIST}>{say("nav.uid")}</BackLink>
      <header className={page.head}>
        <div>
          <h1 className={style.id}>{written}</h1>
          <p className={page.under}>
            <UidMark state={state} />
            {why && <span>{why}</span>}
            <Link to={`${LIST}?batchId=${batchId}`}>{say("uid.batch", { n: batchNumber })}</Link>
            <CopyButton text={written} label={say("uid.id")} />
          </p>
        </div>
        {may("uid.write") && state !== "void" && (
          <LinkButton to={`${printPath(batchId)}&at=${uid.at}`}>{say("uid.print")}</LinkButton>
        )}
      </header>
      {isOften && <Alert type="warning" role="note" message={say("uid.often.why")} />}
      <div className={page.columns}>
        <div className={page.main}>
          <PieceOf uid={uid} />
          {may("uid.write") && <Moves uid={uid} />}
          <History uid={uid} />
        </div>
        <aside className="stack" aria-label={say("uid.who")}>
          <OrderBox uid={uid} />
          <SeenBox uid={uid} />
        </aside>
      </div>
    </article>
  )
}

/** The piece that an id belongs to; the scanner shows it, too. */
export function PieceOf({ uid: { thumbnail, name, color, size, madeOn } }: { uid: WholeUid }) {
  const say = useSay()
  return (
    <section aria-label={say("uid.what")} className={style.piece}>
      <Thumbnail src={thumbnail} alt="" width={72} />
      <div>
        <strong>{name}</strong>
        <p className="soft">
          {color}, {size} · {say("uid.made-on")} {dateOf(madeOn)}
        </p>
      </div>
    </section>
  )
}

export function OrderBox({ uid: { order } }: { uid: WholeUid }) {
  const say = useSay()
  return (
    <Box title={say("uid.who")}>
      {order ? (
        <>
          <p>
            {order.customerName}, <span className="figures">{phoneOf(order.phone)}</span>
          </p>
          <p>
            <LinkButton to={`/order/view/${order._id}`}>
              {say("uid.scan.open-order", { number: order.number })}
            </LinkButton>
          </p>
        </>
      ) : (
        <p className="soft">{say("uid.no-order")}</p>
      )}
    </Box>
  )
}

function SeenBox({ uid: { checks, places, firstCheckedAt, reports } }: { uid: WholeUid }) {
  const say = useSay()
  const times = say("uid.checked", { checks: count(checks), places: count(places) })
  return (
    <Box title={say("uid.seen")}>
      <p>
        {firstCheckedAt
          ? say("uid.seen-first", { when: dateOf(firstCheckedAt), checks: times })
          : say("uid.never-seen")}
      </p>
      {reports > 0 && (
        <p>
          <Link to={`${LIST}/reports`}>
            {say("uid.reports")}: {count(reports)}
          </Link>
        </p>
      )}
    </Box>
  )
}

type Values = { why: string }

/** The manual actions, each with its consequence before it is done. */
function Moves({ uid: { uid, state: now, nextStates } }: { uid: WholeUid }) {
  const say = useSay()
  const { message } = App.useApp()
  const refetch = useRefetch()
  const [to, setTo] = useState<UidState | null>(null)
  if (nextStates.length === 0 || now === "unused") return null
  const wordOf = (state: UidState) =>
    now === "reported" && state !== "void"
      ? ("uid.do.back" as const)
      : (`uid.do.${state as "printed" | "void" | "reported"}` as const)
  const wantsWhy = to === "void" || to === "reported"
  const send = async ({ why }: Values) => {
    if (!to) return
    void message.success((await call(askUidMove, { uid, state: to, why: why.trim() })).message)
    setTo(null)
    await refetch("uid")
  }
  if (to === null)
    return (
      <div className="row">
        {nextStates.map((state) => (
          <Button key={state} danger={state === "void"} onClick={() => setTo(state)}>
            {say(wordOf(state))}
          </Button>
        ))}
      </div>
    )
  return (
    <section aria-label={say(wordOf(to))}>
      <AskForm<Values>
        key={to}
        name={`to-${to}`}
        blank={{ why: "" }}
        button={say(wordOf(to))}
        danger={wantsWhy}
        onCancel={() => setTo(null)}
        onSend={send}
      >
        <p>{say(`${wordOf(to)}.then`)}</p>
        {wantsWhy && (
          <FormField<Values>
            name="why"
            label={say("uid.why")}
            check={({ why }) => (why.trim() ? undefined : say("uid.why.wanted"))}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={roomFor(UID_NOTE)} />
          </FormField>
        )}
      </AskForm>
    </section>
  )
}

function History({ uid: { history } }: { uid: WholeUid }) {
  const say = useSay()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="uid-history" className="stack">
      <h2 id="uid-history">{say("uid.history")}</h2>
      <TimeLine
        events={history.map(({ what, at, by, note, orderNumber }, place) => ({
          key: String(place),
          what: [
            what === "label"
              ? say("uid.label-printed", { sheet: isSheet(note) ? say(`uid-sheet.${note}`) : note })
              : say(`uid-state.${what}`),
            orderNumber,
            what !== "label" && note,
          ]
            .filter(Boolean)
            .join(" · "),
          at,
          by,
        }))}
      />
    </section>
  )
}
