import { Link } from "react-router"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { SignIn } from "./sign-in"
import styles from "./sign-in.module.css"

export function SignInPage() {
  return (
    <Page title="Sign in" lead="With the email address and password of your account." width="narrow">
      <SignIn />
      <p className={styles.aside}>
        You can buy without an account. To follow an order, <Link to={paths.trackOrder}>track it by its number and your phone</Link>.
      </p>
    </Page>
  )
}
