import { matchPath, useLocation } from "react-router"
import { resources } from "../resources/every-resource"
import { Bell } from "../resources/notification/bell"
import { toggleDarkTheme, useDarkTheme } from "../theme/dark-theme"
import { IconButton } from "../ui/icon-button"
import { MenuIcon, MoonIcon, SearchIcon, SunIcon } from "../ui/icons"
import { useKeys } from "../ui/keys/use-keys"
import { useSay } from "../words/language"
import { AccountMenu } from "./account-menu"
import { openCommandBar } from "./command-bar/opener"
import { Crumbs } from "./crumbs"
import style from "./header.module.css"

type Props = { menuOpen: boolean; onMenu: () => void; narrow: boolean }

const OWN_SEARCH = resources.flatMap(({ pages }) =>
  pages.filter(({ searches }) => searches).map(({ path }) => `/${path}`),
)

export function Header({ menuOpen, onMenu, narrow }: Props) {
  const say = useSay()
  const dark = useDarkTheme()
  const { pathname } = useLocation()
  const pageSearches = OWN_SEARCH.some((path) => matchPath(path, pathname))
  // On a page with its own search, the key focuses that.
  useKeys(pageSearches ? {} : { "/": openCommandBar })
  return (
    <div className={style.header}>
      {(narrow || !menuOpen) && (
        <IconButton icon={<MenuIcon />} onClick={onMenu} label={say("nav.open")} aria-expanded={menuOpen} />
      )}
      <div className={style.way}>{!narrow && <Crumbs />}</div>
      <button type="button" className={style.find} onClick={openCommandBar} aria-keyshortcuts="Control+K">
        <SearchIcon />
        <span>{say("find.open")}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <IconButton
        icon={dark ? <SunIcon /> : <MoonIcon />}
        onClick={toggleDarkTheme}
        aria-pressed={dark}
        aria-label={say("do.dark")}
        label={say(dark ? "do.light" : "do.dark")}
      />
      <Bell />
      <AccountMenu />
    </div>
  )
}
