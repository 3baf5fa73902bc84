import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { App, Button, Dropdown } from "antd"
import { useState } from "react"
import { useNavigate } from "react-router"
import { useMay } from "../../../providers/may"
import { LinkButton } from "../../../ui/link-button"
import { useAct } from "../../../ui/use-act"
import { askRemove, askUpdate } from "./calls"
import { CopyDialog } from "./copy-dialog"
import { pathTo, shopPage } from "./words"
import style from "./show.module.css"

/** The actions on a piece; each one that customers notice states its consequence first. */
export function Actions({ record }: { record: Colourway }) {
  const may = useMay()("catalogue.write")
  const { modal } = App.useApp()
  const { act, busy } = useAct("colourway")
  const navigate = useNavigate()
  const [copying, setCopying] = useState(false)
  if (!may)
    return record.status === "published" ? (
      <a href={shopPage(record.slug)} target="_blank" rel="noreferrer">
        See it in the shop
      </a>
    ) : null

  const { _id, version, variantName, orders } = record
  const setStatus = (status: "published" | "draft" | "archived") => act(askUpdate, { _id, version, status })
  const hide = () =>
    modal.confirm({
      title: `Hide ${variantName} from the shop?`,
      content: "Customers no longer find or buy it. Orders stay as they are.",
      icon: null,
      okText: "Hide",
      cancelText: "Keep",
      onOk: () => void setStatus("draft"),
    })
  const remove = () =>
    modal.confirm({
      title: orders > 0 ? `Archive ${variantName}?` : `Delete ${variantName}?`,
      icon: null,
      okText: orders > 0 ? "Archive" : "Delete",
      okButtonProps: { danger: true },
      cancelText: "Keep",
      content:
        orders > 0
          ? "Customers no longer see it, and it leaves the lists. Past orders stay as they are, and it can be brought back."
          : "Its page, sizes and stock are gone for good. Its pictures stay in the file manager.",
      onOk: () => void act(askRemove, { _id }, () => orders === 0 && void navigate(pathTo.list, { replace: true })),
    })
  const more = [
    { key: "copy", label: "Copy to another colour", onClick: () => setCopying(true) },
    ...(record.status === "published" ? [{ key: "hide", label: "Hide from the shop", onClick: hide }] : []),
    ...(record.status === "archived"
      ? [{ key: "back", label: "Unarchive", onClick: () => void setStatus("draft") }]
      : []),
    // Ordered pieces are archived, because past orders show them.
    ...(orders === 0
      ? [{ key: "delete", label: "Delete", danger: true, onClick: remove }]
      : record.status === "archived"
        ? []
        : [{ key: "archive", label: "Archive", danger: true, onClick: remove }]),
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
      <CopyDialog open={copying} record={record} onClose={() => setCopying(false)} />
    </div>
  )
}
