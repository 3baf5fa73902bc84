import { shopMessages } from "@silai/contracts/shop/messages"
import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { SignOutButton } from "~/features/account/sign-in/sign-out-button"
import { useAuth } from "~/lib/auth"
import { useStore } from "~/lib/store"
import { paths, signInFrom } from "~/paths"
import { Icon } from "~/ui/icon"
import { useBackCloses } from "~/ui/use-back-closes"
import styles from "./full-menu.module.css"
import { ariaCurrent } from "./aria-current"
import { Logo } from "../logo"
import { menuOpen } from "./panel"
import { initialOf } from "./profile-circle"

const LINKS = [
  { to: paths.home, name: "Home" },
  { to: paths.explore, name: "Shop" },
  { to: paths.madeToMeasure, name: "Made to measure" },
  { to: paths.bag, name: "My Bag" },
  { to: paths.wishlist, name: "Wishlist" },
  { to: paths.profile, name: "Profile" },
  { to: paths.orders, name: "My Orders" },
  { to: paths.authentic, name: "Product Authenticity" },
  { to: paths.support, name: shopMessages.helpAndSupport },
  { to: paths.about, name: "About us" },
  { to: paths.trackOrder, name: "Find/Track Order" },
]

const close = () => menuOpen.set(false)

/**
 * The full-screen menu: it springs open to the height of the window; choosing a link closes it (requirements §2).
 * Default export for `lazy`: it is not needed before the first tap.
 */
export default function FullMenu() {
  const open = useStore(menuOpen)
  const { key, pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)

  useBackCloses(open, close)

  const openedUnder = useRef(key)
  // Any navigation closes it; its own mounting, which an early tap may have requested, does not.
  useEffect(() => {
    if (openedUnder.current !== key) close()
    openedUnder.current = key
  }, [key])
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  return (
    <dialog ref={dialog} className={styles.menu} aria-label="Menu" onClose={close}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <Logo />
          <button type="button" className={styles.close} onClick={close} aria-label="Close menu">
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label="Whole shop" className={styles.links}>
          {LINKS.map(({ to, name }) => (
            <Link key={to} to={to} className={styles.link} aria-current={ariaCurrent(pathname, to)} onClick={close}>
              {name}
            </Link>
          ))}
        </nav>
        <SignedInAs />
      </div>
    </dialog>
  )
}

function SignedInAs() {
  const { userData, isUserDataLoading } = useAuth()
  const { pathname } = useLocation()
  if (isUserDataLoading) return <div className={styles.person} />
  if (!userData)
    return (
      <div className={styles.person}>
        <span>{shopMessages.notSignedIn}</span>
        <Link to={signInFrom(pathname)} className={styles.signIn} onClick={close}>
          Sign In
        </Link>
      </div>
    )
  return (
    <div className={styles.person}>
      <Link to={paths.profile} className={styles.who} onClick={close}>
        <span className={styles.circle}>{initialOf(userData.name) || <Icon name="person" />}</span>
        <span>
          <span className={styles.small}>{shopMessages.signedInAs}</span>
          <span className={styles.name}>{userData.name}</span>
        </span>
      </Link>
      <SignOutButton />
    </div>
  )
}
