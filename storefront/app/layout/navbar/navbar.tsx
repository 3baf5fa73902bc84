import { Suspense, useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { SHOP } from "@silai/contracts/shop/settings"
import { BagBadge } from "~/features/bag/bag-badge"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { useBackCloses } from "~/ui/use-back-closes"
import { ariaCurrent } from "./aria-current"
import { BagPanel, SearchPanel } from "../deferred-parts"
import { Logo } from "../logo"
import styles from "./navbar.module.css"
import { closePanel, menuOpen, panel, togglePanel } from "./panel"
import { ProfileCircle } from "./profile-circle"

const LINKS = [
  { to: paths.home, name: "Home" },
  { to: paths.explore, name: "Shop" },
  { to: paths.support, name: "Support" },
]

/** An opened panel takes the focus, unless something in it already has it. */
function takeFocus(element: HTMLElement | null) {
  if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true })
}

export function Navbar() {
  const open = useStore(panel)
  const menu = useStore(menuOpen)
  const { key, pathname } = useLocation()
  const searchButton = useRef<HTMLButtonElement>(null)
  const bagButton = useRef<HTMLButtonElement>(null)

  useEffect(closePanel, [key])
  useBackCloses(open !== "none", closePanel)
  useEffect(() => {
    if (open === "none") return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return
      ;(open === "search" ? searchButton : bagButton).current?.focus()
      closePanel()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  })

  return (
    <>
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.brand} aria-label={`${SHOP.name}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.links}>
          {LINKS.map(({ to, name }) => (
            <Link key={to} to={to} className={styles.link} aria-current={ariaCurrent(pathname, to)}>
              {name}
            </Link>
          ))}
        </nav>
        <div className={styles.tools}>
          <button
            ref={searchButton}
            type="button"
            className={styles.tool}
            aria-label="Search"
            aria-expanded={open === "search"}
            aria-controls="panel"
            onClick={() => togglePanel("search")}
          >
            <Icon name="search" />
          </button>
          <button
            ref={bagButton}
            type="button"
            className={styles.tool}
            aria-expanded={open === "bag"}
            aria-controls="panel"
            onClick={() => togglePanel("bag")}
          >
            <span className="visually-hidden">Bag</span>
            <Icon name="bag" />
            <BagBadge />
          </button>
          <ProfileCircle />
          <button
            type="button"
            className={styles.tool}
            aria-label="Menu"
            aria-expanded={menu}
            aria-haspopup="dialog"
            onClick={() => menuOpen.set(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
        {open !== "none" && (
          <div
            key={open}
            id="panel"
            tabIndex={-1}
            ref={takeFocus}
            className={`${styles.panel} ${styles[open]}`}
            role="region"
            aria-label={open === "search" ? "Search" : "Bag"}
          >
            <Suspense fallback={<div className={styles.coming} />}>
              {open === "search" ? <SearchPanel /> : <BagPanel onClose={closePanel} />}
            </Suspense>
          </div>
        )}
      </header>
      {open !== "none" && <div className={styles.veil} onClick={closePanel} aria-hidden="true" />}
    </>
  )
}
