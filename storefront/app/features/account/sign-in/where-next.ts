import { BACK_OFFICE_HOME, paths } from "~/paths"

/** Requirements §4: the page where the back office was last left; its own pages only. */
export const LAST_ADMIN_PATH = "lastAdminPath"
const BACK_OFFICE = "/admin/"
// Resolved against a host that cannot exist, so that a URL with another origin is recognised.
const NOWHERE = "https://shop.invalid"

/** The sign-in pages themselves: none of them is a page to return to. */
const SIGN_IN_PAGES: readonly string[] = [paths.signin, paths.signup, paths.forgotPassword]

/** `URL.canParse` is missing on iPhones that stay on iOS 16. */
function parsed(next: string): URL | undefined {
  try {
    return new URL(next, NOWHERE)
  } catch {
    return undefined
  }
}

/** `next` when it is a path of this shop, else the fallback. `//evil.example`, `/\evil`, `/.//evil.example` and full addresses are not. */
export function sameOriginPath(next: string | null, fallback: string): string {
  const url = next?.startsWith("/") ? parsed(next) : undefined
  if (!url) return fallback
  const { origin, pathname, search, hash } = url
  // Dots are removed from the path only by now, and what is left of `/.//evil.example` begins like another host's
  // address.
  if (origin !== NOWHERE || pathname.startsWith("//") || SIGN_IN_PAGES.includes(pathname)) return fallback
  return pathname + search + hash
}

/** The target after sign-in: staff go to the back office, shoppers back to where they were. */
export function whereNext(role: "admin" | "customer", next: string | null, lastAdminPath: string | null): string {
  if (role === "customer") {
    const to = sameOriginPath(next, paths.profile)
    // A shopper cannot use the back office, and some addresses are not pages.
    return /^\/(admin|api|images)(\/|$)/.test(to) ? paths.profile : to
  }
  const last = sameOriginPath(lastAdminPath, BACK_OFFICE_HOME)
  return last.startsWith(BACK_OFFICE) ? last : BACK_OFFICE_HOME
}

/** Another sign-in page, which then leads to the same target. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
