import { shopMessages } from "@silai/contracts/shop/messages"

/** The server writes the request's id in here after rendering (`server/pages.mjs`). */
const ELEMENT = "request-reference"

/** The id of the failed request in the shop's log. The server's text stays after hydration. */
export function RequestReference() {
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
