import { useInvalidate } from "@refinedev/core"
import { App, Button } from "antd"
import { useState } from "react"
import { call } from "../../../providers/call"
import { askUpdate, type ColourwayRecord } from "./calls"
import style from "./list.module.css"

type Props = { chosen: readonly ColourwayRecord[]; onDone: (left: readonly string[]) => void }

const pieces = (n: number) => `${n} ${n === 1 ? "variant" : "variants"}`

/** Publishes or hides what is chosen, one after the other; what cannot be done is named, and stays chosen. */
export function BulkBar({ chosen, onDone }: Props) {
  const { message, modal } = App.useApp()
  const invalidate = useInvalidate()
  const [done, setDone] = useState<number | null>(null)

  async function run(status: "published" | "draft", all: readonly ColourwayRecord[]) {
    const trouble: { one: ColourwayRecord; why: string }[] = []
    for (const [place, one] of all.entries()) {
      setDone(place)
      await call(askUpdate, { _id: one._id, version: one.version, status }).catch(
        (error: Error) => void trouble.push({ one, why: error.message }),
      )
    }
    setDone(null)
    await invalidate({ resource: "colourway", invalidates: ["all"] })
    onDone(trouble.map(({ one }) => one._id))
    const good = all.length - trouble.length
    if (good)
      void message.success(
        status === "published" ? `${pieces(good)} published.` : `${pieces(good)} taken out of the shop.`,
      )
    if (trouble.length)
      modal.info({
        title: "Not all could be done",
        icon: null,
        okText: "Close",
        content: (
          <ul className={style.trouble}>
            {trouble.map(({ one, why }) => (
              <li key={one._id}>
                <b>{one.variantName}</b>: {why}
              </li>
            ))}
          </ul>
        ),
      })
  }

  const hide = (all: readonly ColourwayRecord[]) =>
    modal.confirm({
      title: `Take ${pieces(all.length)} out of the shop?`,
      content: "Customers no longer find or buy them. Orders stay as they are.",
      icon: null,
      okText: "Take out",
      cancelText: "Keep",
      onOk: () => void run("draft", all),
    })
  const [drafts, shown] = [
    chosen.filter(({ status }) => status !== "published"),
    chosen.filter(({ status }) => status === "published"),
  ]
  const busy = done !== null
  return (
    <div className={style.bulk} role="region" aria-label="Chosen variants">
      <span role="status">{busy ? `Working: ${done + 1} of ${chosen.length}` : `${pieces(chosen.length)} chosen`}</span>
      <Button disabled={busy || drafts.length === 0} onClick={() => void run("published", drafts)}>
        Publish{drafts.length ? ` ${drafts.length}` : ""}
      </Button>
      <Button disabled={busy || shown.length === 0} onClick={() => hide(shown)}>
        Take out{shown.length ? ` ${shown.length}` : ""}
      </Button>
      <Button type="text" disabled={busy} onClick={() => onDone([])}>
        Choose none
      </Button>
    </div>
  )
}
