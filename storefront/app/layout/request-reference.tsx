import { shopMessages } from "@silai/contracts/shop/messages"

/** The server writes the request's id in here after rendering (`server/pages.mjs`). */
const ELEMENT = "request-reference"

/**
 * The id of the failed request in the shop's log. The server's text stays after hydration; `id` is that of a page whose
 * data failed during a navigation in the browser.
 */
export function RequestReference({ id }: { id?: string }) {
  if (id)
    return (
      <small title={shopMessages.referenceWhy}>
        {shopMessages.reference} <code>{id}</code>
      </small>
    )
  const written = typeof document === "undefined" ? "" : (document.getElementById(ELEMENT)?.textContent ?? "")
  return (
    <small
      id={ELEMENT}
      title={shopMessages.referenceWhy}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written }}
    />
  )
}
