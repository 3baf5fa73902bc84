import { signInMessages } from "@silai/contracts/account/page-messages"
import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import { LatestOrder } from "~/features/order/latest-order"
import { initialOf } from "~/layout/navbar/profile-circle"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { useAuth } from "~/lib/auth"
import { onDay } from "~/lib/words"
import { Icon } from "~/ui/icon"
import { Skeleton } from "~/ui/skeleton"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import styles from "./profile-home.module.css"
import { profileQuery, useMyId } from "~/features/customer/queries"
import { PROFILE_NAV } from "./profile-nav"
import { SignOutButton } from "../sign-in/sign-out-button"

/** The profile's home: name, latest order, and links to all pages. */
export function ProfileHome() {
  const { userData } = useAuth()
  const { data: profile, isPending } = useQuery(profileQuery(useMyId()))
  const name = profile?.name ?? userData?.name ?? ""
  return (
    <Page>
      <header className={styles.head}>
        <span className={styles.circle} aria-hidden="true">
          {initialOf(name) || <Icon name="person" />}
        </span>
        <div className={styles.who}>
          <h1>{name ? `Welcome, ${name}` : "Welcome"}</h1>
          {profile?.name === "" && (
            <p className={styles.facts}>
              <Link to={paths.personalInfo}>{signInMessages.addYourName}</Link>
            </p>
          )}
          {profile ? (
            <p className={styles.facts}>
              {profile.phone && <span>{shownPhone(profile.phone)}</span>}
              {profile.email && <span className={styles.email}>{profile.email}</span>}
              <span>With us since {onDay(profile.createdAt)}</span>
            </p>
          ) : (
            isPending && <Skeleton width="16rem" />
          )}
        </div>
      </header>
      <LatestOrder />
      <nav aria-label="Profile">
        <ul className={styles.rooms}>
          {PROFILE_NAV.map(({ path, name: room, note, icon }) => (
            <li key={path}>
              <Link to={path} className={styles.door}>
                <Icon name={icon} size={24} className={styles.sign} />
                <span className={styles.words}>
                  <span className={styles.name}>{room}</span>
                  <span className={styles.note}>{note}</span>
                </span>
                <Icon name="right" size={18} className={styles.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.leave}>
        <SignOutButton />
      </p>
    </Page>
  )
}
