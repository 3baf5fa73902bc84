import { matchPath, useLocation } from "react-router"
import { resources } from "../resources/every-resource"
import { toggleDarkTheme, useDarkTheme } from "../theme/dark-theme"
import { MenuIcon, MoonIcon, SunIcon } from "../ui/icons"
import { AccountMenu } from "./account-menu"
import { OrderSearch } from "./order-search"
import style from "./header.module.css"

type Props = { menuOpen: boolean; onMenu: () => void; narrow: boolean }

const OWN_SEARCH = resources.flatMap(({ pages }) =>
  pages.filter(({ searches }) => searches).map(({ path }) => `/${path}`),
)

export function Header({ menuOpen, onMenu, narrow }: Props) {
  const dark = useDarkTheme()
  const { pathname } = useLocation()
  const listHasSearch = OWN_SEARCH.some((path) => matchPath(path, pathname))
  return (
    <header className={style.header}>
      {(narrow || !menuOpen) && (
        <button type="button" className={style.tool} onClick={onMenu} aria-label="Open menu" aria-expanded={menuOpen}>
          <MenuIcon />
        </button>
      )}
      <div className={style.search}>{!listHasSearch && <OrderSearch />}</div>
      <button
        type="button"
        className={style.tool}
        onClick={toggleDarkTheme}
        aria-pressed={dark}
        aria-label="Dark theme"
        title={dark ? "Light theme" : "Dark theme"}
      >
        {dark ? <SunIcon /> : <MoonIcon />}
      </button>
      <AccountMenu />
    </header>
  )
}
