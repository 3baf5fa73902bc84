import type { UidReport } from "@silai/contracts/uid/shapes"
import { UID_BATCH_LIST, UID_NOTE, type UidReportState } from "@silai/contracts/uid/limits"
import { writeUid } from "@silai/contracts/uid/code"
import { roomFor } from "@silai/contracts/room"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { Button, Input } from "antd"
import { useState } from "react"
import { Link } from "react-router"
import { call, callForFile } from "../../providers/call"
import { useMay } from "../../providers/may"
import { useUnsaved } from "../../providers/unsaved"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { dateTimeOf } from "../../ui/format"
import { Pager } from "../../ui/pager"
import { PrivatePhoto } from "../../ui/picture/private-photo"
import { Bar } from "../../ui/state/skeleton"
import { Tabs } from "../../ui/tabs"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askReportClosed, askReportPhoto, askReports, editPath, LIST, REPORTS } from "./calls"
import style from "./uid.module.css"

/** Pieces that people reported as fake. */
export function UidReports() {
  const say = useSay()
  useTitle(say("uid.reports.title"))
  const [state, setState] = useState<UidReportState>("open")
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [REPORTS, state, page],
    queryFn: ({ signal }) => call(askReports, { state, page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const choose = (to: UidReportState) => {
    setState(to)
    setPage(1)
  }
  return (
    <div className="stack">
      <BackLink to={LIST}>{say("nav.uid")}</BackLink>
      <h1>{say("uid.reports.title")}</h1>
      <Tabs
        label={say("uid.reports")}
        tabs={[
          { label: say("uid.reports.open"), count: data?.open, on: state === "open", choose: () => choose("open") },
          { label: say("uid.reports.closed"), on: state === "closed", choose: () => choose("closed") },
        ]}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={96} />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState title={say("uid.reports.none")}>
          <p>{say("uid.reports.none.why")}</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="entries">
            {data.data.map((report) => (
              <Report key={report._id} report={report} />
            ))}
          </ul>
          <Pager page={page} total={data.total} pageSize={UID_BATCH_LIST.pageSize} onPage={setPage} />
        </>
      )}
    </div>
  )
}

function Report({ report }: { report: UidReport }) {
  const say = useSay()
  const mayWrite = useMay()("uid.write")
  const { uid, typed, where, words, contact, photos, at, note, closedBy, _id } = report
  const number = typed ? say("uid.report.not-ours", { typed }) : say("uid.report.no-number")
  return (
    <li className={`stack ${style.report}`}>
      <h2 className={style.id}>{uid ? <Link to={editPath(uid)}>{writeUid(uid)}</Link> : number}</h2>
      <p className="lines">{words}</p>
      <p className="soft">
        {[where && say("uid.report.where", { where }), contact && say("uid.report.contact", { contact })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {photos.length > 0 && (
        <ul className="row">
          {photos.map((photo, place) => (
            <li key={photo}>
              <Photo reportId={_id} photoId={photo} alt={say("uid.report.photo", { n: place + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <p className="soft">
        {dateTimeOf(at)}
        {closedBy && ` · ${say("uid.reports.closed")}: ${closedBy}`}
        {note && ` · ${note}`}
      </p>
      {mayWrite && <Turn report={report} />}
    </li>
  )
}

function Photo({ reportId, photoId, alt }: { reportId: string; photoId: string; alt: string }) {
  return (
    <PrivatePhoto
      queryKey={["uid-photo", photoId]}
      fetchPhoto={() => callForFile(askReportPhoto, { reportId, photoId }, "image/*")}
      alt={alt}
    />
  )
}

function Turn({ report: { _id, state, note: savedNote } }: { report: UidReport }) {
  const say = useSay()
  const client = useQueryClient()
  const { act, busy } = useAct("uid")
  const [note, setNote] = useState(savedNote)
  useUnsaved(note.trim() !== savedNote)
  const isOpen = state === "open"
  const turn = async () => {
    await act(askReportClosed, { _id, state: isOpen ? "closed" : "open", note: note.trim() })
    await client.invalidateQueries({ queryKey: [REPORTS] })
  }
  return (
    <div className="row">
      {isOpen && (
        <Input
          value={note}
          maxLength={roomFor(UID_NOTE)}
          placeholder={say("uid.report.note")}
          aria-label={say("uid.report.note")}
          style={{ maxWidth: 320 }}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      <Button loading={busy} onClick={() => void turn()}>
        {say(isOpen ? "uid.report.close" : "uid.report.open-again")}
      </Button>
    </div>
  )
}
