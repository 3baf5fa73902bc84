import type { UidBatch } from "@silai/contracts/uid/shapes"
import { LABEL_PRINT, LABEL_SHEETS, labelsOn, SHEET_NAMES } from "@silai/contracts/uid/sheet-limits"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App, Button, Checkbox } from "antd"
import { useId, useState } from "react"
import { useSearchParams } from "react-router"
import { call, callForFile } from "../../providers/call"
import { BackLink } from "../../ui/record/back-link"
import { Choice } from "../../ui/choice"
import { ErrorState } from "../../ui/state/error-state"
import { saveFile } from "../../ui/print/save-file"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useRefetch } from "../../ui/use-refetch"
import { useTitle } from "../../ui/use-title"
import { sentenceOf, useSay } from "../../words/language"
import { askBatches, askPrint, askTestPage, BATCHES, LIST } from "./calls"
import { rememberPrinter, readPrinter } from "./print-settings"
import style from "./uid.module.css"
import { NumberInput } from "../../ui/form/number-input"

const PDF = "application/pdf"

/** Labels of a batch as a PDF, from the first free label of a sheet on. */
export function UidPrint() {
  const say = useSay()
  useTitle(say("uid.print.title"))
  const [asked, setAsked] = useSearchParams()
  const batchId = asked.get("batch") ?? ""
  const one = useQuery({
    queryKey: [BATCHES, "one", batchId],
    queryFn: ({ signal }) => call(askBatches, batchId ? { batchId } : {}, signal),
    staleTime: 0,
  })
  const batches = one.data?.data ?? []
  return (
    <div className="stack">
      <BackLink to={`${LIST}/batches`}>{say("uid.batches")}</BackLink>
      <h1>{say("uid.print.title")}</h1>
      {one.error && <ErrorState error={one.error} onRetry={() => void one.refetch()} />}
      {one.isPending && <PageSkeleton />}
      {!batchId && one.data && (
        <Choice<string>
          label={say("uid.print.which")}
          labelled="above"
          value=""
          words={[
            ["", say("uid.print.which")],
            ...batches.map(
              ({ _id, number, name, size }) => [_id, `${say("uid.batch", { n: number })}: ${name}, ${size}`] as const,
            ),
          ]}
          onChoose={(chosen) => setAsked({ batch: chosen })}
        />
      )}
      {batchId && one.data && !batches[0] && <p role="alert">{say("uid.batches.empty")}</p>}
      {batchId && batches[0] && <Labels batch={batches[0]} only={Number(asked.get("at")) || null} />}
    </div>
  )
}

/** @param only one label of the batch, to print again */
function Labels({ batch, only }: { batch: UidBatch; only: number | null }) {
  const say = useSay()
  const { message } = App.useApp()
  const client = useQueryClient()
  const refetch = useRefetch()
  const begins = only ?? Math.min(batch.printedUpTo + 1, batch.made)
  const [first, setFirst] = useState(begins)
  const [last, setLast] = useState(only ?? Math.min(batch.made, begins + LABEL_PRINT.most - 1))
  const [printer, setPrinter] = useState(readPrinter)
  const [startAt, setStartAt] = useState(1)
  const [copies, setCopies] = useState(1)
  const [cutMarks, setCutMarks] = useState(false)
  const [busy, setBusy] = useState(false)
  const set = (part: Partial<typeof printer>) => {
    const now = { ...printer, ...part }
    setPrinter(now)
    rememberPrinter(now)
  }
  const labels = Math.max(0, last - first + 1) * copies
  const again = Math.max(0, Math.min(last, batch.printedUpTo) - first + 1)
  const perSheet = labelsOn(printer.sheet)
  const save = async (ask: () => Promise<Blob>, name: string, notice?: string) => {
    setBusy(true)
    try {
      saveFile(await ask(), name)
      if (notice) void message.success(notice)
    } catch (error) {
      void message.error(sentenceOf(error))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: [BATCHES] })
      void refetch("uid")
    }
  }
  return (
    <div className={style.print}>
      <div className="stack">
        <div>
          <strong>
            {batch.name}, {batch.size}
          </strong>
          <p className="soft">{say("uid.batch", { n: batch.number })}</p>
        </div>
        <div className="pair">
          <Count label={say("uid.print.first")} value={first} most={batch.made} onChange={setFirst} />
          <Count label={say("uid.print.last")} value={last} most={batch.made} onChange={setLast} />
        </div>
        <Choice
          label={say("uid.print.sheet")}
          labelled="above"
          value={printer.sheet}
          words={SHEET_NAMES.map((name) => [name, say(`uid-sheet.${name}`)] as const)}
          onChoose={(sheet) => {
            set({ sheet })
            setStartAt(1)
          }}
        />
        <div className="pair">
          <Count label={say("uid.print.copies")} value={copies} most={LABEL_PRINT.maxCopies} onChange={setCopies} />
          {perSheet > 1 && (
            <Count label={say("uid.print.start")} value={startAt} most={perSheet} onChange={setStartAt} />
          )}
        </div>
        <Checkbox checked={cutMarks} onChange={({ target }) => setCutMarks(target.checked)}>
          {say("uid.print.cut")}
        </Checkbox>
        <div className="pair">
          <Offset label={say("uid.print.offset-x")} value={printer.offsetX} onChange={(offsetX) => set({ offsetX })} />
          <Offset label={say("uid.print.offset-y")} value={printer.offsetY} onChange={(offsetY) => set({ offsetY })} />
        </div>
        <p className="soft">{say("uid.print.offset.hint")}</p>
        {again > 0 && <p role="status">{say("uid.print.again", { n: again })}</p>}
        <div className="row">
          <Button
            type="primary"
            loading={busy}
            disabled={labels < 1}
            onClick={() =>
              void save(
                () =>
                  callForFile(
                    askPrint,
                    { batchId: batch._id, first, last, startAt, copies, cutMarks, ...printer },
                    PDF,
                  ),
                `labels-batch-${batch.number}-${first}-${last}.pdf`,
                say("uid.print.done"),
              )
            }
          >
            {say("uid.print.go", { n: labels })}
          </Button>
          <Button
            disabled={busy}
            onClick={() => void save(() => callForFile(askTestPage, printer, PDF), "test-page.pdf")}
          >
            {say("uid.print.test")}
          </Button>
        </div>
        <p className="soft">
          {say("uid.print.sheets", { n: Math.ceil((labels + startAt - 1) / perSheet) })} · {say("uid.print.full-size")}
        </p>
      </div>
      {perSheet > 1 && <SheetView sheet={printer.sheet} startAt={startAt} labels={labels} onStart={setStartAt} />}
    </div>
  )
}

type CountProps = { label: string; value: number; most: number; onChange: (now: number) => void }

function Count({ label, value, most, onChange }: CountProps) {
  const id = useId()
  return (
    <label htmlFor={id}>
      {label}
      <NumberInput<number>
        id={id}
        min={1}
        max={Math.max(1, most)}
        precision={0}
        inputMode="numeric"
        value={value}
        onChange={(now) => now && onChange(now)}
      />
    </label>
  )
}

const Offset = ({ label, value, onChange }: Omit<CountProps, "most">) => {
  const id = useId()
  const { maxOffset } = LABEL_PRINT
  return (
    <label htmlFor={id}>
      {label}
      <NumberInput<number>
        id={id}
        min={-maxOffset}
        max={maxOffset}
        step={0.5}
        precision={1}
        value={value}
        onChange={(now) => onChange(now ?? 0)}
      />
    </label>
  )
}

type View = { sheet: keyof typeof LABEL_SHEETS; startAt: number; labels: number; onStart: (at: number) => void }

/** The first sheet as it will come out; a press on a label begins there. */
function SheetView({ sheet, startAt, labels, onStart }: View) {
  const say = useSay()
  const { columns, rows, page, label } = LABEL_SHEETS[sheet]
  return (
    <div
      role="group"
      aria-label={say("uid.print.start")}
      className={style.sheet}
      style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, aspectRatio: `${page.width} / ${page.height}` }}
    >
      {Array.from({ length: columns * rows }, (_, at) => (
        <button
          key={at}
          type="button"
          className={style.spot}
          style={{ aspectRatio: `${label.width} / ${label.height}` }}
          data-used={at + 1 < startAt ? "gone" : at + 1 < startAt + labels ? "label" : undefined}
          aria-pressed={at + 1 === startAt}
          aria-label={say("uid.print.start.at", { n: at + 1 })}
          onClick={() => onStart(at + 1)}
        />
      ))}
    </div>
  )
}
