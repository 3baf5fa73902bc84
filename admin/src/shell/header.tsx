import { useMatch } from "react-router"
import { toggleDarkTheme, useDarkTheme } from "../theme/dark-theme"
import { MenuIcon, MoonIcon, SunIcon } from "../ui/icons"
import { AccountMenu } from "./account-menu"
import { OrderSearch } from "./order-search"
import style from "./header.module.css"

type Props = { menuOpen: boolean; onMenu: () => void; narrow: boolean }

export function Header({ menuOpen, onMenu, narrow }: Props) {
  const dark = useDarkTheme()
  // The order list has its own, livelier search box; two on one screen would only confuse.
  const listHasSearch = useMatch("/order/manage")
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
