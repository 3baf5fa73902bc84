import { Drawer, Layout } from "antd"
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react"
import { useLocation, useNavigationType } from "react-router"
import { useChanged } from "../ui/use-changed"
import { useCommandKey } from "../ui/keys/use-command-key"
import { keepFocus } from "../ui/keys/keep-focus"
import { useKeys } from "../ui/keys/use-keys"
import { useNarrow } from "../ui/use-narrow"
import { useSay } from "../words/language"
import { barRequested, openCommandBar } from "./command-bar/opener"
import { Header } from "./header"
import { KeysHelp } from "./keys-help"
import { closeSidebar, toggleSidebar, useSidebarOpen } from "./sidebar-state"
import { Sidebar } from "./sidebar"
import { SignedOut } from "./signed-out"
import { useLiveReading } from "./use-live-reading"
import { firstData } from "./use-preloading"
import style from "./shell.module.css"

// After the first data, or when it is asked for. It has the keys of the lists too.
const CommandBar = lazy(async () => {
  await Promise.race([firstData, barRequested])
  const { CommandBar } = await import("./command-bar/command-bar")
  return { default: CommandBar }
})
/** The menu's width in pixels: with its words, and with icons only. */
const WIDTH = { wide: 224, icons: 64, drawer: 264 } as const

/** A new screen starts at its top and its heading takes the focus, for keyboards and screen readers. */
function useArrival() {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const first = useRef(true)
  const arrive = useEffectEvent(() => {
    if (first.current) {
      first.current = false
      return
    }
    // After Back and Forward the browser restores the scroll position.
    if (kind === "POP") return
    window.scrollTo({ top: 0 })
    document.getElementById("content")?.focus({ preventScroll: true })
  })
  // Only for another screen. A filter changes the kind of navigation too, and would take the focus from the person who
  // types in it: the 0 of 30 percent would be lost.
  useEffect(() => arrive(), [pathname])
}

export function Shell({ children }: { children: ReactNode }) {
  const say = useSay()
  const narrow = useNarrow()
  const open = useSidebarOpen()
  const [drawer, setDrawer] = useState(false)
  const [keys, setKeys] = useState(false)
  const { pathname, search } = useLocation()
  useArrival()
  useEffect(keepFocus, [])
  useLiveReading()
  useKeys({ "?": () => setKeys(true) })
  useCommandKey("k", openCommandBar)
  if (useChanged(`${pathname}${search} ${narrow}`)) setDrawer(false)

  return (
    <Layout hasSider={!narrow} className={style.shell}>
      <a href="#content" className={style.skip}>
        {say("nav.skip")}
      </a>
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          placement="left"
          width={WIDTH.drawer}
          closable={false}
          title={null}
          styles={{ body: { padding: 0 } }}
          aria-label={say("nav.label")}
        >
          <Sidebar wide onClose={() => setDrawer(false)} />
        </Drawer>
      ) : (
        <Layout.Sider
          className={style.aside}
          width={WIDTH.wide}
          collapsedWidth={WIDTH.icons}
          collapsed={!open}
          trigger={null}
        >
          <Sidebar wide={open} onClose={closeSidebar} />
        </Layout.Sider>
      )}
      <Layout className={style.room}>
        <Layout.Header className={style.top}>
          <Header
            menuOpen={narrow ? drawer : open}
            onMenu={narrow ? () => setDrawer(true) : toggleSidebar}
            narrow={narrow}
          />
        </Layout.Header>
        <SignedOut />
        <Layout.Content id="content" tabIndex={-1} className={style.main}>
          {children}
        </Layout.Content>
      </Layout>
      <Suspense>
        <CommandBar onKeys={() => setKeys(true)} />
      </Suspense>
      <KeysHelp open={keys} onClose={() => setKeys(false)} />
    </Layout>
  )
}
