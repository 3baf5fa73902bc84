import { useLocation } from "react-router"
import { toggleDarkTheme, useDarkTheme } from "../theme/dark-theme"
import { MenuIcon, MoonIcon, SunIcon } from "../ui/icons"
import { AccountMenu } from "./account-menu"
import { OrderSearch } from "./order-search"
import style from "./header.module.css"

type Props = { menuOpen: boolean; onMenu: () => void; narrow: boolean }

/** Screens with a search box of their own; two on one screen, and one key for both, would only confuse. */
const OWN_SEARCH = ["/order/manage", "/manage/customer", "/measurement/all", "/measurement/add"]

export function Header({ menuOpen, onMenu, narrow }: Props) {
  const dark = useDarkTheme()
  const { pathname } = useLocation()
  const listHasSearch = OWN_SEARCH.includes(pathname)
  return (
    <header className={style.header}>
      {(narrow || !menuOpen) && (
        <button type="button" className={style.tool} onClick={onMenu} aria-label="Open menu" aria-expanded={menuOpen}>
          <MenuIcon />
        </button>
      )}
      <div className={style.search}>{!listHasSearch && <OrderSearch />}</div>
      <button type="button" className={style.tool} onClick={toggleDarkTheme} aria-pressed={dark} aria-label="Dark theme" title={dark ? "Light theme" : "Dark theme"}>
        {dark ? <SunIcon /> : <MoonIcon />}
      </button>
      <AccountMenu />
    </header>
  )
}
