import { INVENTORY, STOCK_REASONS, type StockReason } from "@silai/contracts/inventory/limits"
import { REASON_WORDS } from "@silai/contracts/inventory/messages"
import { roomFor } from "@silai/contracts/room"
import { Button, Input } from "antd"
import { useId, useState } from "react"
import { Choice } from "../../ui/choice"
import { useCommandKey } from "../../ui/keys/use-command-key"
import type { StyleRecord } from "./calls"
import { keyOf } from "./draft"
import type { DraftDesk } from "./use-drafts"
import { sizes } from "./words"
import style from "./save-bar.module.css"

/** The known stock by key. */
const stockedOf = (styles: readonly StyleRecord[] = []): Readonly<Record<string, number>> =>
  Object.fromEntries(
    styles.flatMap(({ colourways }) =>
      colourways.flatMap((row) => row.sizes.map((cell) => [keyOf(row._id, cell.size), cell.stocked] as const)),
    ),
  )

/** Unsaved numbers: the reason, and one Save for all. `styles`: the stock on the screen. */
export function SaveBar({ desk, styles }: { desk: DraftDesk; styles: readonly StyleRecord[] | undefined }) {
  const [reason, setReason] = useState<StockReason>("counted")
  const [note, setNote] = useState("")
  const id = useId()
  const { pending, troubles, saving } = desk
  const now = {
    ...stockedOf(styles),
    ...Object.fromEntries(Object.entries(troubles).map(([key, trouble]) => [key, trouble.stocked])),
  }
  const moved = pending.filter((one) => (now[keyOf(one.variantId, one.size)] ?? one.seen) !== one.seen)
  const save = async () => {
    if (await desk.save(reason, note.trim())) setNote("")
  }
  useCommandKey("s", () => void save())
  // Inside a field Ctrl+Z undoes typing, as everywhere.
  useCommandKey("z", ({ target }) =>
    target instanceof HTMLElement && target.matches("input:not([readonly]), textarea") ? false : desk.undo(),
  )
  if (!pending.length)
    return (
      <p className="unseen" role="status">
        Nothing to save
      </p>
    )
  return (
    <form
      className={style.bar}
      aria-label="Unsaved stock"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p role="status" className={style.what}>
        <b>{sizes(pending.length)} changed</b>
        {moved.length > 0 && (
          <span className="trouble">
            {sizes(moved.length)} changed in the meantime.{" "}
            <Button type="link" size="small" onClick={() => desk.rebaseMine(now)}>
              Keep my numbers
            </Button>{" "}
            <Button
              type="link"
              size="small"
              onClick={() => desk.takeTheirs(moved.map((one) => keyOf(one.variantId, one.size)))}
            >
              Take what is there now
            </Button>
          </span>
        )}
      </p>
      <Choice
        label="Reason"
        labelled="beside"
        value={reason}
        words={STOCK_REASONS.map((one) => [one, REASON_WORDS[one].label] as const)}
        onChoose={setReason}
        title={REASON_WORDS[reason].about}
      />
      <label htmlFor={id} className={style.note}>
        <span>Note</span>
        <Input
          id={id}
          value={note}
          maxLength={roomFor(INVENTORY.maxNote)}
          placeholder="Optional"
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <div className={style.acts}>
        <Button onClick={desk.undo} disabled={!desk.canUndo || saving} aria-keyshortcuts="Control+Z">
          Undo
        </Button>
        <Button onClick={desk.discard} disabled={saving}>
          Discard
        </Button>
        <Button type="primary" htmlType="submit" loading={saving} aria-keyshortcuts="Control+S">
          Save stock
        </Button>
      </div>
    </form>
  )
}
