import { useInvalidate } from "@refinedev/core"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { App, Button, Dropdown, Input, Modal } from "antd"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { call } from "../../../providers/call"
import { useMay } from "../../../providers/may"
import { CallRefused } from "../../../providers/refusal"
import { Field } from "../../../ui/field"
import { LinkButton } from "../../../ui/link-button"
import { askDuplicate, askRemove, askUpdate } from "./calls"
import { useChoices } from "./use-colourways"
import { pathTo, shopPage } from "./words"
import style from "./show.module.css"

/** What can be done with a piece; each act that customers notice says first what follows. */
export function Actions({ record }: { record: Colourway }) {
  const may = useMay()("catalogue.write")
  const { message, modal } = App.useApp()
  const invalidate = useInvalidate()
  const navigate = useNavigate()
  const [copying, setCopying] = useState(false)
  const [busy, setBusy] = useState(false)
  const acting = useRef(false)
  if (!may)
    return record.status === "published" ? (
      <a href={shopPage(record.slug)} target="_blank" rel="noreferrer">
        See it in the shop
      </a>
    ) : null

  async function act(send: () => Promise<{ message: string }>, then?: () => void) {
    if (acting.current) return
    acting.current = true
    setBusy(true)
    try {
      void message.success((await send()).message, 4)
      await invalidate({ resource: "colourway", invalidates: ["all"] })
      then?.()
    } catch (error) {
      void message.error((error as Error).message, 6)
      void invalidate({ resource: "colourway", invalidates: ["all"] })
    } finally {
      acting.current = false
      setBusy(false)
    }
  }
  const { _id, version, variantName, orders } = record
  const setStatus = (status: "published" | "draft" | "archived") => act(() => call(askUpdate, { _id, version, status }))
  const hide = () =>
    modal.confirm({
      title: "Take it out of the shop?",
      content: "Customers no longer find or buy it. Orders stay as they are.",
      icon: null,
      okText: "Take out",
      cancelText: "Keep",
      onOk: () => void setStatus("draft"),
    })
  const remove = () =>
    modal.confirm({
      title: `Delete ${variantName}?`,
      icon: null,
      okText: orders > 0 ? "Archive" : "Delete",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      content:
        orders > 0
          ? "It was ordered before, so it is archived: customers no longer see it, and past orders stay as they are."
          : "Its page, sizes and stock are gone for good. Its pictures stay in the file manager.",
      onOk: () =>
        void act(
          () => call(askRemove, { _id }),
          () => orders === 0 && void navigate(pathTo.list, { replace: true }),
        ),
    })
  const more = [
    { key: "copy", label: "Copy to another colour", onClick: () => setCopying(true) },
    ...(record.status === "published" ? [{ key: "hide", label: "Take out of the shop", onClick: hide }] : []),
    ...(record.status === "archived"
      ? [{ key: "back", label: "Bring back as a draft", onClick: () => void setStatus("draft") }]
      : []),
    { key: "remove", label: "Delete", danger: true, onClick: remove },
  ]
  return (
    <div className={style.actions}>
      {record.status === "published" && (
        <a href={shopPage(record.slug)} target="_blank" rel="noreferrer" className={style.see}>
          See it in the shop
        </a>
      )}
      <Dropdown menu={{ items: more }} trigger={["click"]}>
        <Button disabled={busy}>More</Button>
      </Dropdown>
      <LinkButton to={pathTo.images(_id)}>Pictures</LinkButton>
      {record.status !== "published" && (
        <Button loading={busy} disabled={record.missing.length > 0} onClick={() => void setStatus("published")}>
          Publish
        </Button>
      )}
      <LinkButton to={pathTo.edit(_id)} main>
        Edit
      </LinkButton>
      {copying && <CopyDialog record={record} onClose={() => setCopying(false)} />}
    </div>
  )
}

function CopyDialog({ record, onClose }: { record: Colourway; onClose: () => void }) {
  const { message } = App.useApp()
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const { data: choices } = useChoices()
  const [color, setColor] = useState("")
  const [code, setCode] = useState("#")
  const [wrong, setWrong] = useState<{ field?: string; say: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const name = (typed: string) => {
    setColor(typed)
    setWrong(null)
    const known = choices?.colours.find((one) => one.name.toLowerCase() === typed.trim().toLowerCase())
    if (known) setCode(known.code)
  }
  const copy = async () => {
    setBusy(true)
    try {
      const reply = await call(askDuplicate, { _id: record._id, color: color.trim(), colorCode: code })
      void message.success(reply.message)
      void invalidate({ resource: "colourway", invalidates: ["all"] })
      onClose()
      void navigate(pathTo.edit(reply.data._id))
    } catch (error) {
      const { field, message: say } = error as CallRefused
      setWrong({ field, say })
    } finally {
      setBusy(false)
    }
  }
  const ready = color.trim().length > 1 && /^#[0-9a-f]{6}$/i.test(code)
  return (
    <Modal
      open
      title="Copy to another colour"
      onCancel={onClose}
      okText="Copy"
      onOk={() => void copy()}
      okButtonProps={{ disabled: !ready, loading: busy }}
    >
      <div className={style.copy}>
        <p>Texts, sizes, prices and tags are copied; pictures and stock are not.</p>
        <Field label="Colour" error={wrong?.field === "colorCode" ? undefined : wrong?.say}>
          {(ids) => (
            <Input
              {...ids}
              list="colours-for-copy"
              autoComplete="off"
              maxLength={40}
              value={color}
              onChange={({ target }) => name(target.value)}
            />
          )}
        </Field>
        <datalist id="colours-for-copy">
          {choices?.colours.map((one) => (
            <option key={one.name} value={one.name}>
              {one.name}
            </option>
          ))}
        </datalist>
        <Field label="Swatch" error={wrong?.field === "colorCode" ? wrong.say : undefined} hint="Such as #17171A.">
          {(ids) => (
            <Input
              {...ids}
              maxLength={7}
              spellCheck={false}
              value={code}
              onChange={({ target }) => setCode(target.value.trim())}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
