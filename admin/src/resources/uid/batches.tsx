import type { UidBatch } from "@silai/contracts/uid/shapes"
import { UID_BATCH, UID_BATCH_LIST, UID_STATES } from "@silai/contracts/uid/limits"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { App, Button, Progress } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { useMay } from "../../providers/may"
import { BackLink } from "../../ui/record/back-link"
import { EmptyState, ErrorState } from "../../ui/state/error-state"
import { count, dateOf } from "../../ui/format"
import { LinkButton } from "../../ui/link-button"
import { ExportButton } from "../../ui/list/export-button"
import { csvOfCall } from "../../ui/list/use-csv"
import { Pager } from "../../ui/pager"
import { Bar } from "../../ui/state/skeleton"
import { Thumbnail } from "../../ui/picture/thumbnail"
import { useAct } from "../../ui/use-act"
import { useTitle } from "../../ui/use-title"
import { useSay } from "../../words/language"
import { askBatches, askRemove, askUidFile, BATCHES, LIST, printPath } from "./calls"
import style from "./uid.module.css"

/** The polling interval while ids are being made. */
const PROGRESS_MS = 1_000

/** Batches with their progress, and the states of their ids. */
export function UidBatches() {
  const say = useSay()
  useTitle(say("uid.batches"))
  const [page, setPage] = useState(1)
  const mayWrite = useMay()("uid.write")
  const { data, error, refetch } = useQuery({
    queryKey: [BATCHES, page],
    queryFn: ({ signal }) => call(askBatches, { page }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ made, quantity }) => made < quantity) ? PROGRESS_MS : false,
  })
  return (
    <div className="stack">
      <BackLink to={LIST}>{say("nav.uid")}</BackLink>
      <div className="between">
        <h1>{say("uid.batches")}</h1>
        {mayWrite && (
          <LinkButton to={`${LIST}/generate`} main>
            {say("uid.make")}
          </LinkButton>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label="Loading">
          <Bar height={96} />
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState title={say("uid.batches.empty")}>
          <p>{say("uid.batches.empty.why", { most: count(UID_BATCH.maxIds) })}</p>
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <ul className="entries">
            {data.data.map((batch) => (
              <Batch key={batch._id} batch={batch} />
            ))}
          </ul>
          <Pager page={page} total={data.total} pageSize={UID_BATCH_LIST.pageSize} onPage={setPage} />
        </>
      )}
    </div>
  )
}

function Batch({ batch }: { batch: UidBatch }) {
  const say = useSay()
  const mayWrite = useMay()("uid.write")
  const { _id, number, name, size, thumbnail, made, quantity, madeOn, note, states, createdAt, by } = batch
  const isWhole = made === quantity
  return (
    <li className={style.batch}>
      <Thumbnail src={thumbnail} alt="" />
      <div className="tight">
        <h2>
          {name}, {size}
        </h2>
        <p className="soft">
          {say("uid.batch", { n: number })} · {say("uid.made-on")} {dateOf(madeOn)}
          {note && ` · ${note}`}
        </p>
        <div className={style.progress}>
          <Progress
            percent={Math.floor((made / quantity) * 100)}
            status={isWhole ? "success" : "active"}
            showInfo={false}
            aria-label={say("uid.progress", { n: number })}
          />
          <span>
            {isWhole
              ? say("uid.whole", { n: quantity })
              : say("uid.made-of", { made: count(made), all: count(quantity) })}
          </span>
        </div>
        <p className="soft">
          {UID_STATES.filter((state) => states[state])
            .map((state) => `${say(`uid-state.${state}`)} ${count(states[state] ?? 0)}`)
            .join(" · ")}
        </p>
        <p className="soft">
          {dateOf(createdAt)}, {by}
        </p>
        <div className="row">
          {mayWrite && made > 0 && (
            <LinkButton to={printPath(_id)} main={!states.printed}>
              {say("uid.print")}
            </LinkButton>
          )}
          <LinkButton to={`${LIST}?batchId=${_id}`}>{say("uid.see")}</LinkButton>
          <ExportButton name={`uids-batch-${number}`} total={made} ask={csvOfCall(askUidFile, { batchId: _id })} />
          {mayWrite && batch.printedUpTo === 0 && states.unused === made && <Remove batch={batch} />}
        </div>
      </div>
    </li>
  )
}

function Remove({ batch: { _id, number } }: { batch: UidBatch }) {
  const say = useSay()
  const { modal } = App.useApp()
  const client = useQueryClient()
  const { act, busy } = useAct("uid")
  const ask = () =>
    modal.confirm({
      title: say("uid.remove.ask", { n: number }),
      content: say("uid.remove.then"),
      icon: null,
      okText: say("uid.remove"),
      cancelText: say("uid.keep"),
      okButtonProps: { danger: true },
      onOk: async () => {
        await act(askRemove, { batchId: _id })
        await client.invalidateQueries({ queryKey: [BATCHES] })
      },
    })
  return (
    <Button
      danger
      disabled={busy}
      onClick={() => void ask()}
      aria-label={`${say("uid.remove")}: ${say("uid.batch", { n: number })}`}
    >
      {say("uid.remove")}
    </Button>
  )
}
