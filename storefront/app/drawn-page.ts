/** For tests of rendered parts: the element, or a failed test. */
export function find<E extends Element = HTMLInputElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector)
  if (!found) throw new Error(`The page has no ${selector}: ${document.body.innerHTML}`)
  return found
}

export function buttonNamed(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`The page has no button "${name}".`)
  return found
}

/** As a shopper types it. React intercepts the element's own setter, and takes values set through it as known. */
export function write(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

export const submit = (within: ParentNode = document) =>
  void find("form", within).dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
