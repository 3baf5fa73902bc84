import { OFFLINE } from "@silai/contracts/shop/limits"
import { offlineMessages } from "@silai/contracts/shop/messages"
import { seenPage } from "~/lib/device/seen-page"
import { whenIdle } from "~/lib/when-idle"
import { paths } from "~/paths"
import { toast } from "~/ui/toast"

/** Whether a page can be opened without a connection: it was cached, and the worker that serves it is running. */
export async function isStored(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  try {
    return (await (await caches.open(OFFLINE.pages)).match(address, { ignoreVary: true })) !== undefined
  } catch {
    return false
  }
}

/** A visitor who saves data loads each page only once. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Inside the app only a page's data is fetched; the worker fetches the page itself, when nothing else is to be done. */
function cacheSeenPages() {
  const report = async () => {
    const path = seenPage.get()
    if (!path || !navigator.onLine || savesData()) return
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ kind: "seen", path })
  }
  const schedule = () => whenIdle(() => void report())
  schedule()
  seenPage.subscribe(schedule)
}

let isAsked = false

/** Offers a newer version, but not at the checkout: a reload in the middle of a purchase only disturbs the shopper. */
function offer(fresh: ServiceWorker) {
  const act = () => {
    isAsked = true
    fresh.postMessage({ kind: "update" })
  }
  let isOffered = false
  const follow = () => {
    const isBuying = seenPage.get().startsWith(paths.checkout)
    if (isBuying && isOffered) toast.dismiss("updated")
    if (!isBuying && !isOffered)
      toast.blank(offlineMessages.updated, {
        id: "updated",
        duration: Infinity,
        action: { name: offlineMessages.load, act },
      })
    isOffered = !isBuying
  }
  follow()
  seenPage.subscribe(follow)
}

/** Says that there is a newer version once it waits; it takes over when the shopper wants it, or the last page is closed. */
function offerUpdates(registration: ServiceWorkerRegistration) {
  // A first worker follows none. Whether it controls the page already says nothing: WebKit tells of its states late.
  if (registration.waiting && registration.active) offer(registration.waiting)
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing
    const isUpdate = registration.active !== null
    fresh?.addEventListener("statechange", () => {
      if (fresh.state === "installed" && isUpdate) offer(fresh)
    })
  })
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isAsked) location.reload()
  })
  // A page that stays open for days checks for a newer version when it is looked at again.
  let checkedAt = Date.now()
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < OFFLINE.freshMs) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

let started = false

/** Registers the shop's service worker (decision 0055), once per tab. Without it the shop is the same, but needs a connection. */
export async function startServiceWorker(): Promise<void> {
  if (started || import.meta.env.DEV || !navigator.serviceWorker) return
  started = true
  // A browser whose settings forbid workers may resolve with undefined.
  const registration = (await navigator.serviceWorker.register("/sw.js")) as ServiceWorkerRegistration | undefined
  if (!registration) return
  cacheSeenPages()
  offerUpdates(registration)
}
