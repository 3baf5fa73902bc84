let told = false

/** What tells React that a field holds something else than the server drew; nothing where it does not. */
function newsOf(field: HTMLInputElement | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  const say = (event: string) => field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field instanceof HTMLSelectElement) {
    const drawn = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
    return drawn?.value === value ? undefined : () => ((field.value = value), say("change"))
  }
  const { checked, defaultChecked, defaultValue, type } = field
  // Of a group of radios only the chosen one speaks.
  if (type === "radio" || type === "checkbox")
    return checked === defaultChecked || (type === "radio" && !checked)
      ? undefined
      : () => ((field.checked = !checked), field.click())
  if (value === defaultValue) return undefined
  return () => {
    field.value = defaultValue
    // React watches over the field's own setter, and takes for known what is set by it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, value)
    say("input")
  }
}

/**
 * Tells React what was typed, ticked or chosen in the page as the server drew it: on a slow line a shopper is quicker than this code.
 * React begins with values of its own, leaves such a field as it is, and sets it back with its next drawing, which is why all are looked
 * at before any is told. An effect of the frame; only the page that came from the server has any.
 */
export function tellEarlyInput() {
  if (told) return
  told = true
  const news = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map(newsOf)
  // One at a time: what is ticked second builds on what was ticked first.
  for (const tell of news) if (tell) setTimeout(tell)
}
