import { CloseIcon, ShopIcon } from "../ui/icons"
import { Mark, Word } from "./brand"
import { Menu } from "./menu"
import style from "./sidebar.module.css"

/** The menu: the house's label, the person's work, the way to the shop. Narrow, it keeps its icons and its names for screen readers. */
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
      <Menu wide={wide} />
      <a href="/" className={style.link} title={wide ? undefined : "View the shop"}>
        <ShopIcon />
        <span className={wide ? undefined : "unseen"}>View the shop</span>
      </a>
    </div>
  )
}
