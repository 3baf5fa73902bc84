import { useEffect } from "react"
import { Outlet, useLocation, useNavigate } from "react-router"
import { OpeningPage } from "~/layout/opening-page"
import { useAuth } from "~/lib/me"
import { paths } from "~/paths"

/**
 * Rooms for signed-in people: a guest is led to /signin and comes back (SPEC §2). The pages themselves are drawn empty by the
 * server, so nothing personal is ever in the HTML; every call behind them is refused to guests by the backend.
 */
export default function SignedInOnly() {
  const { isUserSignedIn, isUserDataLoading } = useAuth()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const away = !isUserDataLoading && !isUserSignedIn

  useEffect(() => {
    if (away) void navigate(paths.signinThen(pathname + search), { replace: true })
  }, [away])

  return isUserSignedIn ? <Outlet /> : <OpeningPage title="One moment" width="narrow" />
}
