import { DETAILS_MARKUP } from "@silai/contracts/catalogue/limits"
import { once } from "@silai/kit/once"
import sanitizeHtml from "sanitize-html"
import { plainText } from "@silai/contracts/catalogue/plain-text"

/**
 * Sanitises details for a page: a few plain elements without attributes; everything else is removed, scripts and styles
 * including their text. Runs on write and again on read, so that neither an older row nor a manual edit of the table
 * can bring markup into a shopper's page.
 */
export function cleanDetails(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...DETAILS_MARKUP],
    allowedAttributes: {},
    allowedSchemes: [],
    disallowedTagsMode: "discard",
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "iframe", "svg", "math", "title"],
    transformTags: { b: "strong", i: "em", h1: "h3", h2: "h3", h4: "h3" },
  })
    .replace(/(?:<p>(?:\s|&nbsp;|<br \/>)*<\/p>\s*)+$/, "")
    .trim()
}

/** The plain text, for search engines and mails. */
export const plainDetails = (html: string): string => plainText(cleanDetails(html))

/** `cleanDetails` for pages, cached: the same few texts are read again and again. */
export const cleanDetailsOnce = once(cleanDetails)
