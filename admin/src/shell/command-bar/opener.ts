// The bar's code loads after the first data; an earlier request loads it at once and opens it.
let toggle: (() => void) | null = null
let asked = false
let ask: () => void
/** Resolves at the first request for the bar. */
export const barRequested = new Promise<void>((resolve) => {
  ask = resolve
})

/** The text typed between the request for the bar and its field appearing; null without a request. */
let early: string | null = null
/** How long a requested bar may take; later letters belong to the page again. */
const LONGEST_MS = 5_000

// A single letter is a key of the list behind the bar: it must not do something there.
const collect = (event: KeyboardEvent) => {
  if (early === null || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
  early += event.key
  event.preventDefault()
  event.stopPropagation()
}
const listen = () => {
  if (early !== null || isOpen) return
  early = ""
  window.addEventListener("keydown", collect, true)
  window.setTimeout(takeEarly, LONGEST_MS)
}

let isOpen = false
/** The field has appeared and receives the text typed for it, or has disappeared. */
export function fieldIsHere(here: boolean): string {
  isOpen = here
  return takeEarly()
}

function takeEarly(): string {
  const typed = early ?? ""
  early = null
  window.removeEventListener("keydown", collect, true)
  return typed
}

export function openCommandBar(): void {
  listen()
  if (toggle) toggle()
  else {
    asked = true
    ask()
  }
}

window.addEventListener("keydown", ({ key, ctrlKey, metaKey }) => {
  if (key.toLowerCase() === "k" && (ctrlKey || metaKey)) listen()
})

/** The bar registers how it is opened, and that it is gone. */
export function barIsHere(open: (() => void) | null): void {
  toggle = open
  if (open && asked) {
    asked = false
    open()
  }
}
