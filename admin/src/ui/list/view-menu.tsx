import { Popover } from "antd"
import { lazy, Suspense, useState } from "react"
import { useSay } from "../../words/language"
import { IconButton } from "../icon-button"
import { ColumnsIcon } from "../icons"
import type { ViewProps } from "./view-fields"

const ViewFields = lazy(() => import("./view-fields").then((part) => ({ default: part.ViewFields })))

/** The button that opens the list's columns and row height. */
export function ViewMenu(props: ViewProps) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <span
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === "Escape") setOpen(false)
      }}
    >
      <Popover
        open={open}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomRight"
        arrow={false}
        content={
          <Suspense>
            <ViewFields {...props} />
          </Suspense>
        }
        // Next to its button for the Tab key and screen readers, too.
        getPopupContainer={(button) => button.parentElement ?? document.body}
      >
        <IconButton type="default" icon={<ColumnsIcon />} aria-expanded={open} label={say("list.shows")} />
      </Popover>
    </span>
  )
}
