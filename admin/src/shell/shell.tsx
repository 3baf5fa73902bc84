import { Drawer } from "antd"
import { useEffect, useRef, useState, type ReactNode } from "react"
import { useLocation, useNavigationType } from "react-router"
import { useNarrow } from "../ui/use-narrow"
import { Header } from "./header"
import { closeSidebar, toggleSidebar, useSidebarOpen } from "./sidebar-state"
import { Sidebar } from "./sidebar"
import { SignedOut } from "./signed-out"
import style from "./shell.module.css"

/** A new screen starts at its top and its heading takes the focus, so that keyboards and screen readers begin there. */
function useArrival() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    // Back and forward return to where people were; the browser remembers the place.
    if (kind === "POP") return
    window.scrollTo({ top: 0 })
    document.getElementById("content")?.focus({ preventScroll: true })
  }, [pathname, kind])
}

export function Shell({ children }: { children: ReactNode }) {
  const narrow = useNarrow()
  const open = useSidebarOpen()
  const [drawer, setDrawer] = useState(false)
  const { pathname, search } = useLocation()
  useArrival()
  useEffect(() => setDrawer(false), [pathname, search, narrow])

  return (
    <div className={style.shell} data-narrow={narrow} data-open={open}>
      <a href="#content" className={style.skip}>
        Skip to content
      </a>
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          placement="left"
          width={264}
          closable={false}
          title={null}
          styles={{ body: { padding: 0 } }}
          aria-label="Menu"
        >
          <Sidebar wide onClose={() => setDrawer(false)} />
        </Drawer>
      ) : (
        <aside className={style.aside}>
          <Sidebar wide={open} onClose={closeSidebar} />
        </aside>
      )}
      <div className={style.room}>
        <Header
          menuOpen={narrow ? drawer : open}
          onMenu={narrow ? () => setDrawer(true) : toggleSidebar}
          narrow={narrow}
        />
        <SignedOut />
        <main id="content" tabIndex={-1} className={style.main}>
          {children}
        </main>
      </div>
    </div>
  )
}
