import type { MovedOne } from "@silai/contracts/order/calls"
import { MOVE_MANY } from "@silai/contracts/order/limits"
import { Button, Input, Modal } from "antd"
import { useRef, useState } from "react"
import { call } from "../../providers/call"
import { useReadAnew } from "../../ui/use-read-anew"
import { useSay } from "../../words/language"
import { askMoveMany } from "./calls"
import { type ParcelLine, readParcels } from "./parcel-list"
import style from "./ship-many.module.css"

/** What is known of a line: from the text alone, or from the server. */
type Seen = ParcelLine & { name: string; ready: boolean; sent: boolean; why: string }
/** So many at once, so that the progress is seen and no request takes long. */
const AT_ONCE = 5
const SHIPPED = 4

/** In two steps: what would happen, and then exactly that. What could not be sent stays in the box. */
export function ShipManyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  const readAnew = useReadAnew()
  const picker = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [seen, setSeen] = useState<readonly Seen[] | null>(null)
  const [trouble, setTrouble] = useState("")
  const [done, setDone] = useState<{ sent: number; of: number } | null>(null)
  const [busy, setBusy] = useState(false)
  const ready = seen?.filter((one) => one.ready) ?? []

  const ask = async (lines: readonly ParcelLine[], check: boolean): Promise<MovedOne[]> => {
    const orders = lines.flatMap(({ order, parcel }) => (parcel ? [{ order, parcel }] : []))
    return orders.length ? (await call(askMoveMany, { orders, status: SHIPPED, check })).data : []
  }
  const typed = (next: string) => {
    setText(next)
    setSeen(null)
    setDone(null)
    setTrouble("")
  }

  const look = async () => {
    setBusy(true)
    setTrouble("")
    const lines = readParcels(text)
    try {
      if (lines.length > MOVE_MANY) throw new Error(say("ship-many.too-many", { n: MOVE_MANY }))
      const answers = await ask(lines, true)
      setSeen(lines.map((line) => judged(line, answers)))
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const judged = (line: ParcelLine, answers: readonly MovedOne[]): Seen => {
    const answer = answers.find(({ order }) => order === line.order)
    const why = line.wrong ? say(`ship-many.wrong.${line.wrong}`) : (answer?.message ?? "")
    return { ...line, name: answer?.customerName ?? "", ready: !line.wrong && Boolean(answer?.moved), sent: false, why }
  }

  const send = async () => {
    setBusy(true)
    setTrouble("")
    let now = [...(seen ?? [])]
    setDone({ sent: 0, of: ready.length })
    try {
      for (let at = 0; at < ready.length; at += AT_ONCE) {
        const answers = await ask(ready.slice(at, at + AT_ONCE), false)
        now = now.map((one) => {
          const answer = one.ready ? answers.find(({ order }) => order === one.order) : undefined
          return answer ? { ...one, ready: false, sent: answer.moved, why: answer.message } : one
        })
        setSeen(now)
        setDone({ sent: now.filter(({ sent }) => sent).length, of: ready.length })
      }
    } catch (error) {
      setTrouble((error as Error).message)
    } finally {
      // What is sent leaves the box; the rest stays to be put right.
      setText(now.flatMap(({ sent, line }) => (sent ? [] : [line])).join("\n"))
      setBusy(false)
      void readAnew("order")
    }
  }
  const close = () => {
    if (busy) return
    if (done && !seen?.some(({ sent }) => !sent)) typed("")
    onClose()
  }

  return (
    <Modal
      open={open}
      onCancel={close}
      width={760}
      title={say("ship-many.title")}
      maskClosable={false}
      footer={[
        <Button key="close" onClick={close} disabled={busy}>
          {say("find.close")}
        </Button>,
        ready.length > 0 || (done && busy) ? (
          <Button key="send" type="primary" loading={busy} onClick={() => void send()}>
            {say("ship-many.send", { n: ready.length })}
          </Button>
        ) : (
          <Button key="look" type="primary" loading={busy} disabled={!text.trim()} onClick={() => void look()}>
            {say("ship-many.look")}
          </Button>
        ),
      ]}
    >
      <div className={style.body}>
        <p>{say("ship-many.how")}</p>
        <Input.TextArea
          value={text}
          onChange={({ target }) => typed(target.value)}
          disabled={busy}
          rows={5}
          placeholder={"SL-000123, Delhivery, 1490812345678"}
          aria-label={say("ship-many.numbers")}
          spellCheck={false}
          className="figures"
        />
        <div>
          <input
            ref={picker}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void file.text().then(typed)
              target.value = ""
            }}
          />
          <Button disabled={busy} onClick={() => picker.current?.click()}>
            {say("ship-many.file")}
          </Button>
        </div>
        {trouble && (
          <p role="alert" className={style.trouble}>
            {trouble}
          </p>
        )}
        <p role="status" className={style.status}>
          {done
            ? say("ship-many.sent", { n: done.sent, all: done.of })
            : seen && say("ship-many.seen", { n: ready.length, all: seen.length })}
        </p>
        {seen && <Lines seen={seen} />}
      </div>
    </Modal>
  )
}

function Lines({ seen }: { seen: readonly Seen[] }) {
  const say = useSay()
  return (
    <ul className={style.lines} tabIndex={0} aria-label={say("ship-many.lines")}>
      {seen.map(({ line, order, name, parcel, ready, sent, why }, place) => (
        <li key={`${place} ${line}`} data-state={sent ? "sent" : ready ? "ready" : "wrong"}>
          <strong className="figures">{order}</strong>
          <span>{name}</span>
          <span className="figures">
            {parcel ? [parcel.courier, parcel.trackingNumber].filter(Boolean).join(", ") : line}
          </span>
          <em>{sent ? say("ship-many.is-sent") : ready ? say("ship-many.is-ready") : why}</em>
        </li>
      ))}
    </ul>
  )
}
