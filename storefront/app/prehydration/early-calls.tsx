import { useNonce } from "~/lib/nonce"

/**
 * Makes a call, and stores the reply where the app finds it (`earlyReply`). Serialised as text: it may use nothing but
 * its arguments.
 */
export function fetchEarly(path: string, body: object): Promise<unknown> {
  const text = JSON.stringify(body)
  const asked = (window.early ??= {})
  return (asked[path + text] = fetch(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: text,
  })
    // A refusal's body is read too: its connection would stay open otherwise.
    .then(async (response) => [response.ok, await response.json()])
    .then(([ok, reply]) => (ok ? reply : null))
    .catch(() => null))
}

/** An inline script: rendered by the server, run before any file is loaded, left alone by React. */
export function InlineScript({ text }: { text: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
