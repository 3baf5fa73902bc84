import { Link, useLocation } from "react-router"
import { useAuth } from "~/lib/auth"
import { paths, signInFrom } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./profile-circle.module.css"

/** First letter of a name in upper case, shown as the avatar. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase("en-IN") ?? ""
}

/** The signed-in person in the navbar. Its space is reserved while loading, so nothing jumps. */
export function ProfileCircle() {
  const { userData, isUserDataLoading } = useAuth()
  const { pathname } = useLocation()
  return (
    <span className={styles.place} data-asking={isUserDataLoading || undefined}>
      {userData ? (
        <Link
          to={paths.profile}
          className={styles.circle}
          aria-label={userData.name ? `Profile of ${userData.name}` : "Your profile"}
        >
          {initialOf(userData.name) || <Icon name="person" />}
        </Link>
      ) : (
        <Link to={signInFrom(pathname)} className={styles.signIn}>
          Sign In
        </Link>
      )}
    </span>
  )
}
