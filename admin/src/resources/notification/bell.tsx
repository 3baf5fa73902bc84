import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { Badge, Drawer } from "antd"
import { lazy, Suspense, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { IconButton } from "../../ui/icon-button"
import { BellIcon } from "../../ui/icons"
import { useChanged } from "../../ui/use-changed"
import { useNarrow } from "../../ui/use-narrow"
import { useLanguage, useSay } from "../../words/language"
import { useNewest } from "./use-newest"
import style from "./notification.module.css"

const Newest = lazy(() => import("./newest").then((part) => ({ default: part.Newest })))

/** The bell in the frame: how many notifications are unread, and a drawer with the newest. A device that rings is renewed at each visit. */
export function Bell() {
  const say = useSay()
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const newest = useNewest()
  const { pathname, search } = useLocation()
  if (useChanged(`${pathname}${search}`)) setOpen(false)
  const language = useLanguage()
  useEffect(() => {
    if (navigator.serviceWorker)
      void import("../push/device").then(({ renew }) => renew(language)).catch(() => undefined)
  }, [language])
  const unread = newest.reply?.unread ?? 0
  const label = unread > 0 ? say("notification.bell.unread", { n: unread }) : say("nav.notification")
  return (
    <>
      <IconButton
        icon={
          <Badge count={unread} overflowCount={NOTIFICATION.maxBadge} size="small" title="" className={style.badge}>
            <BellIcon />
          </Badge>
        }
        onClick={() => setOpen(true)}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
      />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        width={narrow ? "100%" : 420}
        title={<span className={style.title}>{say("nav.notification")}</span>}
        destroyOnHidden
        styles={{ content: { background: "var(--ground)" } }}
      >
        <Suspense>
          <Newest {...newest} onLeave={() => setOpen(false)} />
        </Suspense>
      </Drawer>
    </>
  )
}
