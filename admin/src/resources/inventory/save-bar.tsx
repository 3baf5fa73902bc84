import { INVENTORY, STOCK_REASONS, type StockReason } from "@silai/contracts/inventory/limits"
import { REASON_WORDS } from "@silai/contracts/inventory/messages"
import { Button } from "antd"
import { useEffect, useState } from "react"
import { keyOf } from "./draft"
import type { DraftDesk } from "./use-drafts"
import { sizes } from "./words"
import style from "./save-bar.module.css"

/** What is typed and not saved: why, and one Save for all. `stocked`: pieces on the shelves by key, as the screen knows them now. */
export function SaveBar({ desk, stocked }: { desk: DraftDesk; stocked: Readonly<Record<string, number>> }) {
  const [reason, setReason] = useState<StockReason>("counted")
  const [note, setNote] = useState("")
  const { pending, troubles, saving } = desk
  const now = { ...stocked, ...Object.fromEntries(Object.entries(troubles).map(([key, trouble]) => [key, trouble.stocked])) }
  const moved = pending.filter((one) => (now[keyOf(one.variantId, one.size)] ?? one.seen) !== one.seen)
  const save = async () => { if (await desk.save(reason, note.trim())) setNote("") }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s" || !pending.length) return
      event.preventDefault()
      void save()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  })
  if (!pending.length) return <p className="unseen" role="status">Nothing to save</p>
  return (
    <form className={style.bar} aria-label="Unsaved stock" onSubmit={(event) => { event.preventDefault(); void save() }}>
      <p role="status" className={style.what}>
        <b>{sizes(pending.length)} changed</b>
        {moved.length > 0 && <span className={style.moved}>{sizes(moved.length)} changed meanwhile.{" "}
          <button type="button" onClick={() => desk.keepMine(now)}>Keep my numbers</button>{" "}
          <button type="button" onClick={() => desk.takeTheirs(moved.map((one) => keyOf(one.variantId, one.size)))}>Take what is there now</button></span>}
      </p>
      <label><span>Reason</span>
        <select value={reason} onChange={(event) => setReason(STOCK_REASONS.find((one) => one === event.target.value) ?? "counted")} title={REASON_WORDS[reason].about}>
          {STOCK_REASONS.map((one) => <option key={one} value={one}>{REASON_WORDS[one].label}</option>)}
        </select>
      </label>
      <label className={style.note}><span>Note</span><input value={note} maxLength={INVENTORY.maxNote} placeholder="Optional" onChange={(event) => setNote(event.target.value)} /></label>
      <div className={style.acts}>
        <Button onClick={desk.undo} disabled={!desk.canUndo || saving} aria-keyshortcuts="Control+Z">Undo</Button>
        <Button onClick={desk.discard} disabled={saving}>Discard</Button>
        <Button type="primary" htmlType="submit" loading={saving} aria-keyshortcuts="Control+S">Save stock</Button>
      </div>
    </form>
  )
}
