import { paths } from "~/paths"

/** SPEC §4: where the back office was left last; its own pages only. */
export const LAST_ADMIN_PATH = "lastAdminPath"
const BACK_OFFICE = "/admin/"
export const BACK_OFFICE_HOME = "/admin/dashboard"
// Resolved against a host that cannot exist, so that anything pointing elsewhere gives itself away.
const NOWHERE = "https://shop.invalid"

/** Rooms that one is in while signing in: none of them is where anybody came from. */
const WAYS_IN: readonly string[] = [paths.signin, paths.signup, paths.forgotPassword]

/** `next` when it is a path of this shop, else the fallback. `//evil.example`, `/\evil` and full addresses are not. */
export function sameOriginPath(next: string | null, fallback: string): string {
  if (!next?.startsWith("/") || !URL.canParse(next, NOWHERE)) return fallback
  const { origin, pathname, search, hash } = new URL(next, NOWHERE)
  if (origin !== NOWHERE || WAYS_IN.includes(pathname)) return fallback
  return pathname + search + hash
}

/** Where a person goes once signed in: people of the shop to the back office, shoppers to where they came from. */
export function whereNext(role: "admin" | "customer", next: string | null, lastAdminPath: string | null): string {
  if (role === "customer") {
    const to = sameOriginPath(next, paths.profile)
    // A shopper who was sent here from the back office, or from an address that is no page, has no business there.
    return /^\/(admin|api|images)(\/|$)/.test(to) ? paths.profile : to
  }
  const last = sameOriginPath(lastAdminPath, BACK_OFFICE_HOME)
  return last.startsWith(BACK_OFFICE) ? last : BACK_OFFICE_HOME
}

/** Another way in, which then leads to the same page. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?${new URLSearchParams({ next })}` : path
