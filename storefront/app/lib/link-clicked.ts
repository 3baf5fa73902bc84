/** The link of the shop that a plain click follows to another page; null for any other click. */
export function linkClicked({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]")
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return null
  return link
}
