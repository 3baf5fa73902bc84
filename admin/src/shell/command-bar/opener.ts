// The bar's own code arrives after the first screen; who asks for it earlier gets it then.
let toggle: (() => void) | null = null
let asked = false

export function openCommandBar(): void {
  if (toggle) toggle()
  else asked = true
}

/** The bar says how it is opened, and that it is gone. */
export function barIsHere(open: (() => void) | null): void {
  toggle = open
  if (open && asked) {
    asked = false
    open()
  }
}
