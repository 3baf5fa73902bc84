import type { BodyOf, Call } from "@silai/contracts/call"
import type { Entry } from "./call"
import { LAST_CUSTOMER } from "./me"
import { useNonce } from "./nonce"

/** Asks the shop, and leaves the reply where the app finds it (`askedEarly`). Travels as text: it may use nothing but what it is given. */
export function askEarly(path: string, body: object): Promise<unknown> {
  const text = JSON.stringify(body)
  const asked = (window.early ??= {})
  return (asked[path + text] = fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  })
    // A refusal is read too: its connection would be held otherwise.
    .then(async (response) => [response.ok, await response.json()])
    .then(([ok, reply]) => (ok ? reply : null))
    .catch(() => null))
}

/** A script that stands in the page itself: written by the server, run before any file has come, left alone by React. */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

type EarlyCall = { path: string; body: object; own?: boolean }

/** A call that everybody's browser makes, and what it is asked with. */
export const early = <C extends Call>({ path }: Entry<C>, body: BodyOf<C> & object): EarlyCall => ({ path, body })

/** A call of whoever was signed in the last time; a `customerId` is theirs. */
export const earlyOwn = <C extends Call>(entry: Entry<C>, body: BodyOf<C> & object): EarlyCall => ({
  ...early(entry, body),
  own: true,
})

/** Travels as text, like `askEarly`. */
export function askAll(calls: readonly EarlyCall[], lastCustomer: string, ask: typeof askEarly) {
  let customerId: string | null = null
  try {
    customerId = localStorage.getItem(lastCustomer)
  } catch {
    // Storage is forbidden: as if nobody had been here.
  }
  for (const { path, body, own } of calls)
    if (customerId || !own) void ask(path, "customerId" in body ? { customerId } : body)
}

/** Calls that a page will make as soon as it is alive, made while its scripts are still on the way. */
export function EarlyCalls({ calls }: { calls: readonly EarlyCall[] }) {
  return (
    <InlineScript
      text={import.meta.env.SSR ? `(${askAll})(${JSON.stringify(calls)},"${LAST_CUSTOMER}",${askEarly})` : ""}
    />
  )
}
