import { NavLink } from "react-router"
import { resources } from "../resources/every-resource"
import { CloseIcon, ShopIcon } from "../ui/icons"
import { Mark, Word } from "./brand"
import style from "./sidebar.module.css"

/** The menu: the house's label, then every resource that has a home. Narrow, it keeps its icons and its names for screen readers. */
export function Sidebar({ wide, onClose }: { wide: boolean; onClose: () => void }) {
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
          {resources.map(({ name, label, home, icon: Icon }) => (
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
