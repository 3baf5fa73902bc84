import { useEffect, type ReactNode } from "react"
import { useLocation } from "react-router"
import { startBag } from "~/features/bag/bag-store"
import { paths } from "~/paths"
import { Toasts } from "~/ui/toasts"
import { Footer } from "./footer"
import styles from "./frame.module.css"
import { FullMenu } from "./full-menu"
import { Navbar } from "./navbar"
import { OfflineNotice } from "./offline-notice"

export const MAIN_ID = "main"

/** What stands round every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(startBag, [])
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
      <FullMenu />
      <Toasts />
    </div>
  )
}
