import { Fragment, useEffect, useEffectEvent, type ReactNode } from "react"
import { useLocation, useNavigate } from "react-router"
import { OpeningPage } from "~/layout/opening-page"
import { useAuth } from "~/lib/auth"
import { BACK_OFFICE_HOME, paths } from "~/paths"

/**
 * Renders its children for signed-in people: a guest is redirected to /signin and returns (requirements §2). The server renders these
 * pages empty, so nothing personal is ever in the HTML; the backend refuses every call behind them to guests.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { isUserSignedIn, isUserDataLoading, userData } = useAuth()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const away = !isUserDataLoading && !isUserSignedIn

  const leadToSignIn = useEffectEvent(() => {
    // After sign-out the navigation to home is already under way: the URL has changed while this page is still
    // rendered.
    if (window.location.pathname === pathname) void navigate(paths.signinThen(pathname + search), { replace: true })
  })
  useEffect(() => {
    if (away) leadToSignIn()
  }, [away])

  // Staff use the back office (requirements §6). It is another application: a full page load.
  const isStaff = userData?.role === "admin"
  useEffect(() => {
    if (isStaff) window.location.replace(BACK_OFFICE_HOME)
  }, [isStaff])

  if (!isUserSignedIn || isStaff) return <OpeningPage title="One moment" width="narrow" />
  // Another account, signed in from another tab, must not get what was typed here for the one before.
  return <Fragment key={userData?._id}>{children}</Fragment>
}
