import type { AuthProvider } from "@refinedev/core"
import type { StaffPerson } from "@silai/contracts/account/calls"
import { call, entry, hearStranger } from "./call"
import { rememberPath } from "./last-path"
import { CallRefused } from "./refusal"
import { isAnythingUnsaved, setSignedOut } from "./unsaved"

const askSession = entry("/admin/session")
const askSignOut = entry("/customer/signout")

const isStranger = (error: unknown) =>
  error instanceof CallRefused && (error.statusCode === 401 || error.statusCode === 403)

// The page coming back from the browser's memory (Back after signing out) is alive again and must ask anew.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) window.location.reload()
})

// Refine asks once more who is here after a sign-out; that answer must not start a second, competing way out.
let leaving = false

/** Leaves for the shop's one sign-in page, which brings people back to where they were; never from unsaved work, which would be lost. */
export function leaveForSignIn(): void {
  if (leaving) return
  if (isAnythingUnsaved()) return setSignedOut(true)
  leaving = true
  const here = window.location.pathname + window.location.search
  rememberPath(here)
  window.location.assign(`/signin?next=${encodeURIComponent(here)}`)
}

hearStranger(leaveForSignIn)

let asking: Promise<StaffPerson | null> | null = null

/** Who is signed in, as the server's session says; a stranger is shown the door. Refine asks twice at each start, the server once. */
export function whoIsHere(): Promise<StaffPerson | null> {
  asking ??= readSession().finally(() => (asking = null))
  return asking
}

async function readSession(): Promise<StaffPerson | null> {
  try {
    const person = (await call(askSession, {})).data
    setSignedOut(false)
    return person
  } catch (error) {
    if (!isStranger(error)) throw error
    leaveForSignIn()
    // As an error, it leaves the screen and what is typed there standing.
    if (isAnythingUnsaved()) throw error
    return null
  }
}

export const authProvider: AuthProvider = {
  login: async () => {
    leaveForSignIn()
    return { success: true }
  },
  logout: async () => {
    await call(askSignOut, { audience: "backOffice" })
    leaving = true
    window.location.assign("/signin")
    return { success: true }
  },
  check: async () => {
    try {
      return { authenticated: (await whoIsHere()) !== null }
    } catch (error) {
      return { authenticated: false, error: error as Error }
    }
  },
  getIdentity: whoIsHere,
  onError: async (error) => {
    if (error instanceof CallRefused && error.statusCode === 401) leaveForSignIn()
    return {}
  },
}
