import { useEffect } from "react"
import { Outlet, useLocation, useNavigate } from "react-router"
import { BACK_OFFICE_HOME } from "~/features/account/where-next"
import { OpeningPage } from "~/layout/opening-page"
import { useAuth } from "~/lib/me"
import { paths } from "~/paths"

/**
 * Rooms for signed-in people: a guest is led to /signin and comes back (SPEC §2). The pages themselves are drawn empty by the
 * server, so nothing personal is ever in the HTML; every call behind them is refused to guests by the backend.
 */
export default function SignedInOnly() {
  const { isUserSignedIn, isUserDataLoading, userData } = useAuth()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const away = !isUserDataLoading && !isUserSignedIn

  useEffect(() => {
    // Somebody who signed out is on the way home already: the address has changed, the page is still being drawn.
    if (away && window.location.pathname === pathname)
      void navigate(paths.signinThen(pathname + search), { replace: true })
  }, [away])

  // The shop's own people have their rooms behind the counter (SPEC §6). Another application: a plain change of address.
  const isStaff = userData?.role === "admin"
  useEffect(() => {
    if (isStaff) window.location.replace(BACK_OFFICE_HOME)
  }, [isStaff])

  return isUserSignedIn && !isStaff ? <Outlet /> : <OpeningPage title="One moment" width="narrow" />
}
