import { Button, Input, Modal } from "antd"
import { type ReactNode, useRef } from "react"
import { useUnsaved } from "../../../providers/unsaved"
import { useSay } from "../../../words/language"
import type { Checked, CheckedLines, Line } from "./use-checked-lines"
import style from "./checked-lines.module.css"

type Kind = "ship-many" | "remit"
type Props<One extends Line> = {
  kind: Kind
  open: boolean
  onClose: () => void
  lines: CheckedLines<One>
  note?: string
  example: string
  /** The text of a line besides its order and the buyer. */
  detail: (one: One) => string
  /** The columns of a file that was read. */
  children: ReactNode
}

/** A box of lines or a file, checked and then sent with the same button. */
export function CheckedLinesDialog<One extends Line>(props: Props<One>) {
  const { kind, open, onClose, lines, note, example, detail, children } = props
  const { text, seen, ready, trouble, done, busy } = lines
  const say = useSay()
  useUnsaved(open && text.trim() !== "")
  const picker = useRef<HTMLInputElement>(null)
  const close = () => {
    if (busy) return
    lines.leave()
    onClose()
  }
  const isChecked = ready.length > 0 || (done !== null && busy)
  return (
    <Modal
      open={open}
      onCancel={close}
      width={760}
      title={say(`${kind}.title`)}
      maskClosable={false}
      footer={[
        <Button key="close" onClick={close} disabled={busy}>
          {say("find.close")}
        </Button>,
        // One button for both steps: a new one would lose the focus, and with it Esc.
        <Button
          key="on"
          type="primary"
          loading={busy}
          disabled={!isChecked && !text.trim()}
          onClick={() => void (isChecked ? lines.send() : lines.preview())}
        >
          {isChecked ? say(`${kind}.send`, { n: ready.length }) : say("checked-lines.look")}
        </Button>,
      ]}
    >
      <div className="stack">
        <p>{say(`${kind}.how`)}</p>
        {note && <p>{note}</p>}
        <Input.TextArea
          value={text}
          onChange={({ target }) => lines.type(target.value)}
          disabled={busy}
          rows={5}
          placeholder={example}
          aria-label={say(`${kind}.lines`)}
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
              const [chosen] = target.files ?? []
              if (chosen) void chosen.text().then(lines.read)
              target.value = ""
            }}
          />
          <Button disabled={busy} onClick={() => picker.current?.click()}>
            {say("checked-lines.file")}
          </Button>
        </div>
        {children}
        {trouble && (
          <p role="alert" className="trouble">
            {trouble}
          </p>
        )}
        <p role="status" className={style.status}>
          {done
            ? say(`${kind}.sent`, { n: done.sent, all: done.of })
            : seen && say(`${kind}.seen`, { n: ready.length, all: seen.length })}
        </p>
        {seen && <Results kind={kind} seen={seen} detail={detail} />}
      </div>
    </Modal>
  )
}

type ResultsProps<One extends Line> = { kind: Kind; seen: readonly Checked<One>[]; detail: (one: One) => string }

function Results<One extends Line>({ kind, seen, detail }: ResultsProps<One>) {
  const say = useSay()
  return (
    <ul className={style.lines} tabIndex={0} aria-label={say("checked-lines.results")}>
      {seen.map((one, place) => (
        <li key={`${place} ${one.line}`} data-state={one.sent ? "sent" : one.ready ? "ready" : "wrong"}>
          <strong className="figures">{one.orderNumber}</strong>
          <span>{one.name}</span>
          <span className="figures">{detail(one)}</span>
          <em>{one.sent ? say(`${kind}.is-sent`) : one.ready ? say(`${kind}.is-ready`) : one.why}</em>
        </li>
      ))}
    </ul>
  )
}
