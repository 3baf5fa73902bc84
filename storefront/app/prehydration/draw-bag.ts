import type { isWholeRupees, RUPEE_FORMATS } from "@silai/contracts/rupees"
import type { counted } from "~/lib/words"
import type { fetchEarly } from "./early-calls"
import type { sumsOf } from "~/features/bag/prices"
import type { BagItem, isWholeLine } from "~/features/bag/bag-store"

/** Values passed to the inline script, because it can import nothing. */
export type Known = {
  /** The storage key of this browser's bag, and its format. */
  storage: string
  version: number
  /** The storage key for whose bag was last shown. */
  lastCustomer: string
  /** The storage key for that customer's lines as last seen. */
  lastBag: string
  who: string
  bag: string
  rupees: typeof RUPEE_FORMATS
  /** Texts of a line: its size, with a star as placeholder, and the note at a line's maximum of units. */
  size: string
  most: number
  full: string
}
export type Tools = {
  fetchEarly: typeof fetchEarly
  isWholeLine: typeof isWholeLine
  sumsOf: typeof sumsOf
  counted: typeof counted
  isWholeRupees: typeof isWholeRupees
}

type Person = { user: { _id: string; role: string } | null } | null
type Bag = { data: { bagItems: BagItem[] } } | null

/**
 * Renders the bag before any script file is loaded: the app takes two seconds longer on a slow connection, and this
 * browser has its bag already, or has seen the account's; that one is requested at once, and redrawn. It clones the
 * server-rendered pattern lines (`bag-opening.tsx`) and fills them in; the app then renders the same in the same place.
 * Serialised as text: it may use nothing but its arguments.
 */
export function drawBag(
  place: HTMLElement,
  known: Known,
  { fetchEarly, isWholeLine, sumsOf, counted, isWholeRupees }: Tools,
) {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const ownLines = (): BagItem[] => {
    try {
      const found = JSON.parse(stored(known.storage) ?? "null")
      return found.version === known.version ? found.bag.items.filter(isWholeLine) : []
    } catch {
      return []
    }
  }
  const lastLines = (customerId: string): BagItem[] => {
    try {
      const found = JSON.parse(stored(known.lastBag) ?? "null")
      return found.customerId === customerId ? found.items.filter(isWholeLine) : []
    } catch {
      return []
    }
  }
  const whole = new Intl.NumberFormat("en-IN", known.rupees.whole)
  const exact = new Intl.NumberFormat("en-IN", known.rupees.exact)
  const money = (rupees: number) => (isWholeRupees(rupees) ? whole : exact).format(rupees)

  function fill(within: HTMLElement, texts: Record<string, string>) {
    for (const [name, text] of Object.entries(texts)) {
      const element = within.querySelector(`[data-of="${name}"]`)
      if (element) element.textContent = text
    }
  }
  function draw(line: HTMLElement, { name, price, quantity, size, image }: BagItem) {
    fill(line, {
      name,
      total: money(price * quantity),
      price: money(price),
      limit: quantity < known.most ? "" : known.full,
    })
    line.querySelector('[data-of="price"]')?.parentElement?.toggleAttribute("hidden", quantity < 2)
    if (typeof size === "string") fill(line, { size: known.size.replace("*", () => size) })
    const count = line.querySelector("output")
    if (count) count.textContent = String(quantity)
    const less = count?.previousElementSibling
    if (quantity < 2) less?.setAttribute("aria-disabled", "true")
    else less?.removeAttribute("aria-disabled")
    const picture = line.querySelector("img")
    if (picture && image) {
      picture.fetchPriority = "high"
      picture.src = image
    }
    return line
  }
  function show(items: BagItem[]) {
    const waiting = part("waiting")
    const drawn = part("drawn")
    const pattern = part("pattern")?.firstElementChild
    // The app was quicker, or a line needs more than a pattern has.
    if (!waiting || !drawn || !pattern || items.some(({ gone }) => gone)) return
    waiting.hidden = true
    if (items.length === 0) {
      drawn.replaceChildren()
      for (const name of ["empty", "recommended"]) part(name)?.removeAttribute("hidden")
      return
    }
    const page = pattern.cloneNode(true) as HTMLElement
    const list = page.querySelector("ul")
    const [plain, toOrder, measured] = [...(list?.children ?? [])] as [HTMLElement, HTMLElement, HTMLElement]
    const patternOf = ({ size, orderType }: BagItem) =>
      typeof size !== "string" ? measured : orderType === "custom" ? toOrder : plain
    list?.replaceChildren(...items.map((item) => draw(patternOf(item).cloneNode(true) as HTMLElement, item)))
    const sums = sumsOf(items)
    fill(page, {
      count: counted(
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        "item",
      ),
      items: money(sums.items + sums.saved),
      saved: `−${money(sums.saved)}`,
      sum: money(sums.items),
    })
    if (!sums.saved) page.querySelector('[data-of="saved"]')?.parentElement?.remove()
    for (const named of page.querySelectorAll("[id]")) named.removeAttribute("id")
    drawn.replaceChildren(page)
  }

  const bagOf = (customerId: string) => fetchEarly(known.bag, { customerId }) as Promise<Bag>
  const last = stored(known.lastCustomer)
  const lines = ownLines()
  const person = fetchEarly(known.who, {}) as Promise<Person>
  const lastBag = last ? bagOf(last) : null
  const seen = last ? lastLines(last) : []
  if (seen.length > 0) show(seen)
  if (!last && lines.length > 0) return show(lines)
  // Most likely the bag is empty, and the recommendations are shown: their pictures load already.
  if (!last)
    for (const picture of part("recommended")?.querySelectorAll<HTMLImageElement>("article img") ?? [])
      picture.loading = "eager"
  if (last === "") return show([])
  void person.then(async (reply) => {
    if (!reply) return
    const id = reply.user?.role === "customer" ? reply.user._id : null
    const bag = id === null ? null : await (id === last ? lastBag : bagOf(id))
    if (id === null) show(lines)
    else if (bag) show(bag.data.bagItems)
  })
}
