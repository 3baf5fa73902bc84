/** What a link tells a screen reader, and the styles, when it leads to the page one is on or to the room that holds it. */
export function ifHere(pathname: string, to: string): "page" | undefined {
  return pathname === to || pathname.startsWith(`${to}/`) ? "page" : undefined
}
