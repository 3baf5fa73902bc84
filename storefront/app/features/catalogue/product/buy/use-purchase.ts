import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"
import type { Measurement } from "@silai/contracts/measurement/calls"
import type { MeasuringWay } from "@silai/contracts/measurement/fit-limits"
import type { MeasurementName } from "@silai/contracts/measurement/limits"
import { useRef, useState } from "react"
import type { BagItem } from "~/features/bag/bag-store"
import { randomId } from "~/lib/random-id"
import { useBagChange } from "~/features/bag/use-bag"
import { countOnce, countStep } from "~/features/insight/insight-log"
import { toast } from "~/ui/toast"
import { inOtherColour, lineOf, offerOf, type Chosen } from "./purchase-rules"

// The second click of a double click must neither add again nor close the sheet that the first opened.
const DOUBLE_CLICK_MS = 500

/** Choosing a size and a quantity, and adding it to the bag. */
export function usePurchase(product: VariantPage) {
  const [chosen, setChosen] = useState<Chosen>(null)
  const [quantity, setQuantity] = useState(1)
  const [sizeMissing, setSizeMissing] = useState(false)
  const [measuring, setMeasuring] = useState(false)
  const [way, setWay] = useState<MeasuringWay>("tape")
  const [lacking, setLacking] = useState<MeasurementName | null>(null)
  const [added, setAdded] = useState<BagItem | null>(null)
  const sizes = useRef<HTMLFieldSetElement>(null)
  const addedAt = useRef(0)
  const act = useBagChange()
  const [adding, setAdding] = useState(false)

  const [before, setBefore] = useState(product)
  if (before._id !== product._id) {
    setBefore(product)
    setChosen(before.product._id === product.product._id ? inOtherColour(product, chosen) : null)
    setQuantity(1)
    setSizeMissing(false)
    setAdded(null)
  }

  const offer = offerOf(product, chosen, quantity)

  /** Choosing a size resets the quantity and the custom mode (requirements §4). */
  const choose = (next: Chosen) => {
    setChosen(next)
    setQuantity(1)
    setSizeMissing(false)
  }

  const askForSize = () => {
    setSizeMissing(true)
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    sizes.current?.scrollIntoView({ block: "center", behavior: still ? "instant" : "smooth" })
    sizes.current?.querySelector("input")?.focus({ preventScroll: true })
  }

  const add = async () => {
    if (!chosen || !offer) return askForSize()
    if (adding || offer.soldOut || Date.now() - addedAt.current < DOUBLE_CLICK_MS) return
    addedAt.current = Date.now()
    const line = lineOf(product, chosen, quantity, offer.orderType, randomId(), new Date().toISOString())
    setAdding(true)
    const refused = await act({ kind: "add", line, available: offer.available })
    setAdding(false)
    // The double-click rule counts from the sheet's appearance.
    addedAt.current = Date.now()
    if (refused) return void toast.error(refused, { id: BAG_TOAST })
    countStep("bag")
    setAdded(line)
  }

  return {
    chosen,
    offer,
    quantity,
    setQuantity,
    sizeMissing: sizeMissing ? bagMessages.selectSize : null,
    sizes,
    chooseSize: (size: string) => {
      const isThere = product.backorder || product.sizes.some((one) => one.size === size && one.stock > 0)
      if (!isThere) countOnce({ name: "sizeMissing", variantId: product._id, size })
      choose({ size })
    },
    measuring,
    /** The measurement to begin at: the first that the saved ones lack. */
    lacking,
    startMeasuring: (from: MeasurementName | null = null, by: MeasuringWay = "tape") => {
      setLacking(from)
      setWay(by)
      setMeasuring(true)
    },
    /** How the measurements are given. */
    way,
    stopMeasuring: () => setMeasuring(false),
    chooseMeasurement: (measurement: Measurement) => {
      choose({ measurement })
      setMeasuring(false)
    },
    /** The same choice, to sit otherwise: the quantity stays. */
    changeMeasurement: (measurement: Measurement) => setChosen({ measurement }),
    add: () => void add(),
    adding,
    added,
    /** A deliberate press: the next one does not count as a double click. */
    continueShopping: () => {
      addedAt.current = 0
      setAdded(null)
    },
    /** The backdrop, Esc and the drag: anything that a double click may hit. */
    closeAdded: () => {
      if (Date.now() - addedAt.current > DOUBLE_CLICK_MS) return setAdded(null)
      // Clears the text selection of the second click.
      getSelection()?.removeAllRanges()
    },
  }
}

export type Purchase = ReturnType<typeof usePurchase>
