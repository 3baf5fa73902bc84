import type { AuthProvider } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { houseRefusals } from "@silai/contracts/house/messages"
import { CallRefused } from "@silai/contracts/refused"
import { call, entry, onRefusal } from "./call"
import { rememberPath } from "./last-path"
import { isAnythingUnsaved, isSignedOut, setSignedOut } from "./unsaved"

const askSession = entry("/admin/session")
const askSignOut = entry("/customer/signout")

const isStranger = (error: unknown) =>
  error instanceof CallRefused && (error.statusCode === 401 || error.statusCode === 403)

// A page restored from the browser's back/forward cache (Back after signing out) must check the session again.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload()
})

// Refine checks the session once more after a sign-out; that reply must not start a second redirect.
let leaving = false

/**
 * Redirects to the shop's one sign-in page, which returns people to where they were; never from unsaved work, which
 * would be lost.
 */
export function leaveForSignIn(): void {
  if (leaving) return
  if (isAnythingUnsaved()) return setSignedOut(true)
  leaving = true
  const here = window.location.pathname + window.location.search
  rememberPath(here)
  window.location.assign(`/signin?next=${encodeURIComponent(here)}`)
}

let asking: Promise<StaffPerson | null> | null = null

/**
 * The signed-in person, by the server's session; anyone else is redirected to the sign-in. Refine asks twice at each
 * start; the server gets one request.
 */
export function currentPerson(): Promise<StaffPerson | null> {
  asking ??= readSession().finally(() => (asking = null))
  return asking
}

let wasSignedIn = false
/** When the last sign-in over a screen that stayed was noticed, in milliseconds of `performance.now()`. */
let signedInAgainAt = 0

async function readSession(): Promise<StaffPerson | null> {
  try {
    const person = (await call(askSession, {})).data
    wasSignedIn = true
    if (isSignedOut()) signedInAgainAt = performance.now()
    setSignedOut(false)
    return person
  } catch (error) {
    if (!isStranger(error)) throw error
    leaveForSignIn()
    // As an error, it leaves the screen and its input in place.
    if (isAnythingUnsaved()) throw error
    return null
  }
}

const isSessionOver = (): Promise<boolean> => currentPerson().then((person) => person === null, isStranger)

/**
 * Makes the end of the session look the same in every call. To calls that shoppers make too, staff without a session
 * are guests, for whom the order does not exist (404), or the shopper who is signed in next to them (403): the screen
 * would show that its record is gone, and drop what is typed on it.
 */
onRefusal(async (refusal, path, began) => {
  const { code, say, status } = houseRefusals.sign_in
  if (refusal.code === code) leaveForSignIn()
  if (!wasSignedIn || path === askSession.path || ![403, 404].includes(refusal.status)) return refusal
  // Refused before the person had signed in again, it says nothing of the record either.
  return (await isSessionOver()) || began < signedInAgainAt ? new CallRefused(code, say, status) : refusal
})

export const authProvider: AuthProvider = {
  login: async () => {
    leaveForSignIn()
    return { success: true }
  },
  logout: async () => {
    // Its notices would go on ringing for the next person here. Without a connection, the shop ends them with the session.
    await import("../resources/push/device").then(({ switchOff }) => switchOff()).catch(() => undefined)
    await call(askSignOut, { audience: "backOffice" })
    leaving = true
    window.location.assign("/signin")
    return { success: true }
  },
  check: async () => {
    try {
      return { authenticated: (await currentPerson()) !== null }
    } catch (error) {
      return { authenticated: false, error: error as Error }
    }
  },
  getIdentity: currentPerson,
  onError: async (error) => {
    if (error instanceof CallRefused && error.statusCode === 401) leaveForSignIn()
    return {}
  },
}
