/**
 * The size that was chosen in the page as the server drew it, before this code arrived: on a slow line a shopper is quicker. Read as
 * the code arrives, since React begins with nothing chosen.
 */
let early = typeof document === "undefined" ? null : (document.querySelector<HTMLInputElement>("input[name=size]:checked")?.value ?? null)

/** That size, once. */
export function takeEarlySize(): string | null {
  const size = early
  early = null
  return size
}
