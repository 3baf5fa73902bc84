import { Suspense, useEffect, type ReactNode } from "react"
import { useLocation } from "react-router"
import { useFollowOtherTabs } from "~/features/account/follow-other-tabs"
import { startBag } from "~/features/bag/bag-store"
import { rememberLinkedCoupon } from "~/features/coupon/coupon-memory"
import { startInsight } from "~/features/insight/insight-log"
import { replayEarlyInput } from "~/prehydration/replay-input"
import { seenPage } from "~/lib/device/seen-page"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { onOwnEntry } from "~/ui/use-back-closes"
import { Announcement } from "./announcement"
import { Footer } from "./footer"
import styles from "./frame.module.css"
import { EarlierPayment, FullMenu, loadDeferredParts, deferredPartsReady, Toasts } from "./deferred-parts"
import { MAIN_ID } from "./main-id"
import { Navbar } from "./navbar/navbar"
import { OfflineNotice } from "./offline-notice"
import { menuOpen } from "./navbar/panel"

type Props = {
  children: ReactNode
  /** The page brings its own bar, content and footer. */
  bare?: boolean
}

/** The frame around every page. */
export function Frame({ children, bare = false }: Props) {
  const { key, pathname, search } = useLocation()
  const atRest = useStore(deferredPartsReady)
  const menuWanted = useStore(menuOpen)
  useEffect(onOwnEntry, [key])
  useFollowOtherTabs()
  useEffect(startBag, [])
  useEffect(startInsight, [])
  useEffect(replayEarlyInput, [])
  useEffect(() => rememberLinkedCoupon(search), [search])
  useEffect(() => seenPage.set(pathname + search), [pathname, search])
  useEffect(loadDeferredParts, [])
  useEffect(measureScrollBar, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to the content
      </a>
      {bare ? (
        <>
          <OfflineNotice />
          {children}
        </>
      ) : (
        <>
          <Announcement />
          <Navbar />
          <OfflineNotice />
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {pathname !== paths.profile && <Footer />}
        </>
      )}
      {(atRest || menuWanted) && (
        <>
          <Suspense>{!bare && <FullMenu />}</Suspense>
          <Suspense>
            <Toasts />
          </Suspense>
          <Suspense>{atRest && !settlesItself(pathname) && <EarlierPayment />}</Suspense>
        </>
      )}
    </div>
  )
}

/** The checkout and the confirmation handle an earlier payment themselves. */
const settlesItself = (pathname: string) =>
  pathname.startsWith(paths.checkout) || pathname.startsWith("/order-confirmation/")

/** Gives the styles the width of the page's scroll bar, so that hiding it under a sheet moves nothing. */
function measureScrollBar() {
  const measure = () => {
    if (document.querySelector("dialog:modal")) return
    const root = document.documentElement
    root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`)
  }
  measure()
  window.addEventListener("resize", measure)
  return () => window.removeEventListener("resize", measure)
}
