import type { counted } from "~/lib/words"
import type { askEarly } from "~/lib/early-calls"
import type { sumsOf } from "../checkout/prices"
import type { BagItem, isWholeLine } from "./bag-store"

/** What the page's own script must be told, because it can import nothing. */
export type Known = {
  /** Where this browser keeps its bag, and in which form. */
  storage: string
  version: number
  /** Where it remembers whose bag it showed last. */
  lastCustomer: string
  who: string
  bag: string
  rupees: Intl.NumberFormatOptions
  /** Words of a line: its size, with a star for it, and the note at the most units of a line. */
  size: string
  most: number
  full: string
}
export type Tools = {
  askEarly: typeof askEarly
  isWholeLine: typeof isWholeLine
  sumsOf: typeof sumsOf
  counted: typeof counted
}

type Person = { user: { _id: string; role: string } | null } | null
type Bag = { data: { bagItems: BagItem[] } } | null

/**
 * Shows the bag before any script file has come: the app takes two seconds longer on a slow line, and this browser knows already what lies
 * in its bag, or asks for the account's at once. It copies the lines that the server drew as patterns (`bag-opening.tsx`) and fills them
 * in; the app then draws the same in the same place. Travels as text: it may use nothing but what it is given.
 */
export function firstSight(place: HTMLElement, known: Known, { askEarly, isWholeLine, sumsOf, counted }: Tools) {
  const part = (name: string) => place.querySelector<HTMLElement>(`[data-part="${name}"]`)
  const kept = (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const ownLines = (): BagItem[] => {
    try {
      const found = JSON.parse(kept(known.storage)!)
      return found.version === known.version ? found.bag.items.filter(isWholeLine) : []
    } catch {
      return []
    }
  }
  const money = new Intl.NumberFormat("en-IN", known.rupees)

  function fill(within: HTMLElement, texts: Record<string, string>) {
    for (const [name, text] of Object.entries(texts)) within.querySelector(`[data-of="${name}"]`)!.textContent = text
  }
  function draw(line: HTMLElement, { name, price, quantity, size, image }: BagItem) {
    fill(line, {
      name,
      total: money.format(price * quantity),
      price: money.format(price),
      limit: quantity < known.most ? "" : known.full,
    })
    if (typeof size === "string") fill(line, { size: known.size.replace("*", () => size) })
    const count = line.querySelector("output")!
    count.textContent = String(quantity)
    ;(count.previousElementSibling as HTMLButtonElement).disabled = quantity < 2
    if (image) Object.assign(line.querySelector("img")!, { fetchPriority: "high", src: image })
    return line
  }
  function show(items: BagItem[]) {
    const waiting = part("waiting")
    // The app was quicker, or must say more of a line than a pattern can.
    if (!waiting || items.some(({ gone }) => gone)) return
    waiting.hidden = true
    if (items.length === 0) {
      for (const name of ["empty", "recommended"]) part(name)?.removeAttribute("hidden")
      return
    }
    const page = part("pattern")!.firstElementChild!.cloneNode(true) as HTMLElement
    const list = page.querySelector("ul")!
    const [plain, toOrder, measured] = [...list.children] as [HTMLElement, HTMLElement, HTMLElement]
    const patternOf = ({ size, orderType }: BagItem) =>
      typeof size !== "string" ? measured : orderType === "custom" ? toOrder : plain
    list.replaceChildren(...items.map((item) => draw(patternOf(item).cloneNode(true) as HTMLElement, item)))
    const sums = sumsOf(items)
    fill(page, {
      count: counted(
        items.reduce((sum, { quantity }) => sum + quantity, 0),
        "item",
      ),
      items: money.format(sums.items + sums.saved),
      saved: `−${money.format(sums.saved)}`,
      sum: money.format(sums.items),
    })
    if (!sums.saved) page.querySelector('[data-of="saved"]')!.parentElement!.remove()
    for (const named of page.querySelectorAll("[id]")) named.removeAttribute("id")
    part("drawn")!.replaceChildren(page)
  }

  const bagOf = (customerId: string) => askEarly(known.bag, { customerId }) as Promise<Bag>
  const last = kept(known.lastCustomer)
  const lines = ownLines()
  const person = askEarly(known.who, {}) as Promise<Person>
  const lastBag = last ? bagOf(last) : null
  if (!last && lines.length > 0) return show(lines)
  // Most likely there is nothing in it: the pictures below come along with the answer.
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
