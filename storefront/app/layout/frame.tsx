import { Suspense, useEffect, type ReactNode } from "react"
import { useLocation } from "react-router"
import { startBag } from "~/features/bag/bag-store"
import { tellEarlyInput } from "~/lib/early-input"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Footer } from "./footer"
import styles from "./frame.module.css"
import { EarlierPayment, FullMenu, settle, settled, Toasts } from "./later"
import { Navbar } from "./navbar"
import { OfflineNotice } from "./offline-notice"
import { menuOpen } from "./panel"

export const MAIN_ID = "main"

/** What stands round every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const atRest = useStore(settled)
  const menuWanted = useStore(menuOpen)
  useEffect(startBag, [])
  useEffect(tellEarlyInput, [])
  useEffect(settle, [])
  useEffect(measureScrollBar, [])
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Skip to the content
      </a>
      <Navbar />
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {pathname !== paths.profile && <Footer />}
      {(atRest || menuWanted) && (
        <>
          <Suspense>
            <FullMenu />
          </Suspense>
          <Suspense>
            <Toasts />
          </Suspense>
          <Suspense>{atRest && !settlesItself(pathname) && <EarlierPayment />}</Suspense>
        </>
      )}
    </div>
  )
}

/** The checkout and the confirmation look after an earlier payment by themselves. */
const settlesItself = (pathname: string) =>
  pathname.startsWith(paths.checkout) || pathname.startsWith("/order-confirmation/")

/** Tells the styles how wide the page's scroll bar is, so that hiding it under a sheet moves nothing. */
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
