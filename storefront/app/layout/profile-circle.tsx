import { Link } from "react-router"
import { useAuth } from "~/lib/me"
import { paths } from "~/paths"
import styles from "./profile-circle.module.css"

/** First letter of a name in upper case, as the shop shows people. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase("en-IN") ?? ""
}

/** Who you are, in the navbar. Its place is kept while that is being asked, so nothing jumps. */
export function ProfileCircle() {
  const { userData, isUserDataLoading } = useAuth()
  return (
    <span className={styles.place} data-asking={isUserDataLoading || undefined}>
      {userData ? (
        <Link to={paths.profile} className={styles.circle} aria-label={`Profile of ${userData.name}`}>
          {initialOf(userData.name)}
        </Link>
      ) : (
        <Link to={paths.signin} className={styles.signIn}>
          Sign In
        </Link>
      )}
    </span>
  )
}
