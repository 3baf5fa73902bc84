import type { BodyOf, Call } from "@silai/contracts/call"
import type { Entry } from "./call"
import { useNonce } from "./nonce"

/** Asks the shop, and leaves the reply where the app finds it (`askedEarly`). Travels as text: it may use nothing but what it is given. */
export function askEarly(path: string, body: object): Promise<unknown> {
  const text = JSON.stringify(body)
  const asked = (window.early ??= {})
  return (asked[path + text] = fetch(`/api${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: text })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null))
}

/** A script that stands in the page itself: written by the server, run before any file has come, left alone by React. */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** A call and what it is asked with, for `EarlyCalls`. */
export const early = <C extends Call>({ path }: Entry<C>, body: BodyOf<C> & object) => ({ path, body })

/** Calls that a page will make as soon as it is alive, made while its scripts are still on the way. */
export function EarlyCalls({ calls }: { calls: readonly ReturnType<typeof early>[] }) {
  return <InlineScript text={import.meta.env.SSR ? `${JSON.stringify(calls)}.forEach(({path,body})=>(${askEarly})(path,body))` : ""} />
}
