import { CloseIcon, ShopIcon } from "../ui/icons"
import { useSay } from "../words/language"
import { Mark, Word } from "./brand"
import { Menu } from "./menu"
import style from "./sidebar.module.css"

/**
 * The menu: the shop's logo, the user's resources, a link to the shop. When narrow, it keeps its icons, and its labels
 * for screen readers.
 */
export function Sidebar({ wide, onClose }: { wide: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <div className={style.sidebar} data-wide={wide}>
      <div className={style.brand}>
        <Mark />
        {wide && <Word />}
        {wide && (
          <button
            type="button"
            className={style.close}
            onClick={onClose}
            aria-label={say("nav.close")}
            title={say("nav.close")}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      <Menu wide={wide} />
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className={style.link}
        title={wide ? undefined : say("nav.shop")}
        aria-label={say("nav.shop.tab")}
      >
        <ShopIcon />
        {wide && say("nav.shop")}
      </a>
    </div>
  )
}
