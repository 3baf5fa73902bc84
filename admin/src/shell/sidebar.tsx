import { NavLink } from "react-router"
import { useMay } from "../providers/may"
import { resources } from "../resources/every-resource"
import { CloseIcon, ShopIcon } from "../ui/icons"
import { Mark, Word } from "./brand"
import style from "./sidebar.module.css"

/** The menu: the house's label, then every resource that is part of the person's work. Narrow, it keeps its icons and its names for screen readers. */
export function Sidebar({ wide, onClose }: { wide: boolean; onClose: () => void }) {
  const may = useMay()
  return (
    <div className={style.sidebar} data-wide={wide}>
      <div className={style.brand}>
        <Mark />
        {wide && <Word />}
        {wide && (
          <button type="button" className={style.close} onClick={onClose} aria-label="Close menu">
            <CloseIcon />
          </button>
        )}
      </div>
      <nav aria-label="Back office" className={style.nav}>
        <ul>
          {resources.filter(({ duty }) => may(duty)).map(({ name, label, home, icon: Icon }) => (
            <li key={name}>
              <NavLink to={`/${home}`} className={style.link} title={wide ? undefined : label}>
                <Icon />
                <span className={wide ? undefined : "unseen"}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <a href="/" className={style.link} title={wide ? undefined : "View the shop"}>
        <ShopIcon />
        <span className={wide ? undefined : "unseen"}>View the shop</span>
      </a>
    </div>
  )
}
