/**
 * Prints one part of the screen on its own. Attributes that the print style sheet reads hide the rest, and are removed
 * when the print dialog closes, printed or not.
 */
export function printOnly(part: HTMLElement | null): void {
  if (!part) return
  const path: HTMLElement[] = []
  for (let at: HTMLElement | null = part; at && at !== document.body; at = at.parentElement) path.push(at)
  const hidden = path.flatMap((at) =>
    [...(at.parentElement?.children ?? [])].filter((child) => child !== at && child instanceof HTMLElement),
  ) as HTMLElement[]
  for (const element of hidden) element.dataset.notPrinted = ""
  part.dataset.printedAlone = ""
  const restore = () => {
    for (const element of hidden) delete element.dataset.notPrinted
    delete part.dataset.printedAlone
  }
  window.addEventListener("afterprint", restore, { once: true })
  window.print()
}
