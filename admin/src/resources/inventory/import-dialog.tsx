import type { StockPreview } from "@silai/contracts/inventory/calls"
import { STOCK_COLUMNS, STOCK_REASONS, type StockReason } from "@silai/contracts/inventory/limits"
import { inventoryMessages, REASON_WORDS } from "@silai/contracts/inventory/messages"
import { App, Button, Modal } from "antd"
import { useRef, useState } from "react"
import { CallRefused } from "@silai/contracts/refused"
import { useUnsaved } from "../../providers/unsaved"
import { Choice } from "../../ui/choice"
import { PreviewTable } from "./preview-table"
import { checkFile, importFile } from "./send-file"
import { sizes } from "./words"
import style from "./import.module.css"

type Seen = { file: File; preview: StockPreview }

/** A CSV import in two steps: a preview, then exactly that. */
export function ImportDialog({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => void }) {
  const { message } = App.useApp()
  const picker = useRef<HTMLInputElement>(null)
  const [seen, setSeen] = useState<Seen | null>(null)
  const [trouble, setTrouble] = useState("")
  const [busy, setBusy] = useState(false)
  const [reason, setReason] = useState<StockReason>("counted")
  useUnsaved(seen !== null)
  const close = () => {
    setSeen(null)
    setTrouble("")
    onClose()
  }

  const preview = async (file: File) => {
    setBusy(true)
    setTrouble("")
    try {
      setSeen({ file, preview: (await checkFile(file)).data })
    } catch (error) {
      setSeen(null)
      setTrouble((error as Error).message)
    } finally {
      setBusy(false)
    }
  }
  const apply = async () => {
    if (!seen) return
    setBusy(true)
    setTrouble("")
    try {
      const { message: notice } = await importFile(seen.file, {
        fingerprint: seen.preview.fingerprint,
        reason,
        note: seen.file.name.slice(0, 120),
      })
      void message.success(notice, 2)
      close()
      onDone()
    } catch (error) {
      setTrouble((error as Error).message)
      const fresh =
        error instanceof CallRefused && error.code === "inventory.preview_changed"
          ? (error.more.data as StockPreview | undefined)
          : undefined
      if (fresh) setSeen({ ...seen, preview: fresh })
    } finally {
      setBusy(false)
    }
  }
  const ready = seen !== null && seen.preview.faults === 0 && seen.preview.changes > 0
  return (
    <Modal
      open={open}
      onCancel={close}
      width={820}
      title="Stock from a CSV file"
      destroyOnHidden
      footer={[
        <Button key="close" onClick={close}>
          Close
        </Button>,
        <Button key="apply" type="primary" disabled={!ready} loading={busy && ready} onClick={() => void apply()}>
          {ready ? `Change ${sizes(seen.preview.changes)}` : "Change stock"}
        </Button>,
      ]}
    >
      <p className={style.intro}>
        Save the stock as CSV, change the column “{STOCK_COLUMNS[4]}” in your spreadsheet, and choose the file here. You
        see what it would do before anything changes.
      </p>
      <div className={style.pick}>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv,text/plain"
          className="unseen"
          tabIndex={-1}
          aria-label="File to import"
          onChange={(event) => {
            const file = event.target.files?.[0]
            event.target.value = ""
            if (file) void preview(file)
          }}
        />
        <Button onClick={() => picker.current?.click()} loading={busy && !ready}>
          {seen ? "Choose another file" : "Choose a CSV file"}
        </Button>
        {seen && <span className={style.name}>{seen.file.name}</span>}
        <span className={style.reason}>
          <Choice
            label="Reason"
            labelled="beside"
            value={reason}
            words={STOCK_REASONS.map((one) => [one, REASON_WORDS[one].label] as const)}
            onChoose={setReason}
          />
        </span>
      </div>
      {trouble && (
        <p role="alert" className={style.trouble}>
          {trouble}
        </p>
      )}
      <p role="status" className={style.summary}>
        {seen ? inventoryMessages.checked(seen.preview.changes, seen.preview.faults) : ""}
      </p>
      {seen && <PreviewTable preview={seen.preview} />}
    </Modal>
  )
}
