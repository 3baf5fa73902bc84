let replayed = false

/** Returns a function that fires the event of a field that differs from the server's rendering; nothing where it does not. */
function newsOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  const fire = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return drawn?.value === value ? undefined : () => ((field.value = value), fire("change"))
  }
  const { checked, defaultChecked, defaultValue, type } = field
  // Of a group of radios only the checked one fires.
  if (type === "radio" || type === "checkbox")
    return checked === defaultChecked || (type === "radio" && !checked)
      ? undefined
      : () => ((field.checked = !checked), field.click())
  if (value === defaultValue) return undefined
  return () => {
    field.value = defaultValue
    // React intercepts the element's own setter, and takes values set through it as known.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value)
    fire("input")
  }
}

/**
 * Replays what was typed, ticked or chosen before hydration: on a slow connection a shopper is faster than the code.
 * React starts with its own values, leaves such a field unchanged, and resets it with its next rendering, which is why
 * all fields are read before any event is fired. A button that was pressed before hydration (`arrange-page.ts`) is
 * pressed again. An effect of the frame; only the server-rendered page needs it.
 */
export function replayEarlyInput() {
  if (replayed) return
  replayed = true
  const news = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map(newsOf)
  // One at a time: the second tick builds on the first.
  for (const fire of news) if (fire) setTimeout(fire)
  document.dispatchEvent(new Event("alive"))
  const tapped = document.querySelector<HTMLElement>("[data-tapped]")
  tapped?.removeAttribute("data-tapped")
  // After what was chosen: Add to Bag needs the size.
  if (tapped) setTimeout(() => tapped.click())
}
