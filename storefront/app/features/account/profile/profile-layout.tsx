import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { isWithin, PROFILE_NAV } from "./profile-nav"
import styles from "./profile-layout.module.css"
import { SignOutButton } from "../sign-in/sign-out-button"
import { SignedInOnly } from "./signed-in-only"

type Props = {
  title: string
  lead?: ReactNode
  /** The target of Back: the page that links to this one. */ back?: { to: string; name: string }
  children: ReactNode
}

/**
 * The layout of a profile page, for signed-in people only: the other pages next to it where there is space, a back link
 * above it on a phone.
 */
export function ProfileLayout(props: Props) {
  return (
    <SignedInOnly>
      <Layout {...props} />
    </SignedInOnly>
  )
}

function Layout({ title, lead, back = { to: paths.profile, name: "Profile" }, children }: Props) {
  const { pathname } = useLocation()
  return (
    <Page>
      <div className={styles.room}>
        <nav className={styles.side} aria-label="Profile">
          <Link to={paths.profile} className={styles.home}>
            <Icon name="left" size={16} />
            Profile
          </Link>
          <ul className={styles.list}>
            {PROFILE_NAV.map((room) => (
              <li key={room.path}>
                <Link to={room.path} aria-current={isWithin(room, pathname) ? "page" : undefined}>
                  {room.name}
                </Link>
              </li>
            ))}
          </ul>
          <SignOutButton />
        </nav>
        <div className={styles.main}>
          <Link to={back.to} className={styles.back}>
            <Icon name="left" size={16} />
            {back.name}
          </Link>
          <header className={styles.head}>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
      </div>
    </Page>
  )
}
