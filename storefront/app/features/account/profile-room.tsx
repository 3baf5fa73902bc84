import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { isWithin, PROFILE_ROOMS } from "./rooms"
import styles from "./profile-room.module.css"
import { SignOutButton } from "./sign-out-button"

type Props = {
  title: string
  lead?: ReactNode
  /** Where Back leads: the room this one is reached through. */ back?: { to: string; name: string }
  children: ReactNode
}

/** The frame of a room of the profile: the other rooms beside it where there is space, a way back above it on a phone. */
export function ProfileRoom({ title, lead, back = { to: paths.profile, name: "Profile" }, children }: Props) {
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
            {PROFILE_ROOMS.map((room) => (
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
