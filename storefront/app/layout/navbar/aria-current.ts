/** The `aria-current` of a link to the current page or to the section that contains it; styles use it too. */
export function ariaCurrent(pathname: string, to: string): "page" | undefined {
  return pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined
}
