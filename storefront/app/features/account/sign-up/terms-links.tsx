import { Link } from "react-router"
import { paths } from "~/paths"

/** Both documents open in a new tab, so that no input is lost. */
export function TermsLinks() {
  return (
    <>
      <Link to={paths.conditions} target="_blank">
        Terms &amp; Conditions
      </Link>{" "}
      and{" "}
      <Link to={paths.privacy} target="_blank">
        Privacy Policy
      </Link>
    </>
  )
}
