import { BAG } from "@silai/contracts/bag/limits"
import { bagMessages } from "@silai/contracts/bag/messages"
import { isWholeRupees, RUPEE_FORMATS } from "@silai/contracts/rupees"
import { Page } from "~/layout/page"
import { fetchEarly, InlineScript } from "~/prehydration/early-calls"
import { authenticate, LAST_CUSTOMER } from "~/lib/auth"
import { PERSISTED } from "~/lib/device/persist"
import { counted } from "~/lib/words"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { sumsOf } from "../prices"
import { BagContents } from "./bag-contents"
import styles from "./bag-page.module.css"
import { isWholeLine, type BagItem } from "../bag-store"
import { getSingleBagItems } from "../calls"
import { LAST_BAG } from "../last-bag"
import { EmptyBag } from "./empty-bag"
import { drawBag, type Known } from "~/prehydration/draw-bag"
import { sizeWords } from "../rules"
import { bagWords } from "../words"

const line = (bagItemId: string, change: Partial<BagItem> = {}): BagItem => ({
  bagItemId,
  variantId: "",
  variantName: "",
  name: "…",
  slug: "",
  categoryName: "",
  productId: "",
  categoryId: "",
  color: "",
  price: 0,
  addedAt: "",
  image: "",
  quantity: 1,
  size: "*",
  orderType: "readymade",
  ...change,
})
/** Ready-made, made to order, and made to measure, in the order of `drawBag`. */
const PATTERNS = [
  line("plain"),
  line("to-order", { orderType: "custom" }),
  line("measured", { orderType: "custom", size: {} }),
]

/**
 * The bag until the app has loaded it: placeholders, so that no one sees an empty one by mistake; and, on a freshly
 * opened page, the bag as `drawBag` renders it. That rendering is visible but inert, and is replaced when the app is
 * hydrated.
 */
export function BagOpening() {
  return (
    <>
      <Loading what="your bag" />
      <div data-part="waiting" suppressHydrationWarning>
        <Page title={bagWords.title}>
          <div className={styles.room}>
            <div className={styles.waiting}>
              <Skeleton ratio="4 / 5" />
              <SkeletonText lines={3} />
            </div>
            <Skeleton height="16rem" />
          </div>
        </Page>
      </div>
      <div data-part="empty" hidden suppressHydrationWarning>
        <EmptyBag />
      </div>
      <div data-part="pattern" hidden>
        <BagContents
          items={PATTERNS}
          sums={{ items: 0, saved: 1 }}
          cardOf={() => undefined}
          onProceed={() => undefined}
        />
      </div>
      <div
        data-part="drawn"
        inert
        aria-hidden="true"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: "" }}
      />
    </>
  )
}

/** Placed after everything that it fills in. */
export function EarlyBag() {
  return <InlineScript text={import.meta.env.SSR ? script() : ""} />
}

function script() {
  const known: Known = {
    storage: PERSISTED.key,
    version: PERSISTED.version,
    lastCustomer: LAST_CUSTOMER,
    lastBag: LAST_BAG,
    who: authenticate.path,
    bag: getSingleBagItems.path,
    rupees: RUPEE_FORMATS,
    size: sizeWords("*"),
    most: BAG.maxUnitsPerLine,
    full: bagMessages.maximumReached,
  }
  const tools = Object.entries({ fetchEarly, isWholeLine, sumsOf, counted, isWholeRupees }).map(
    ([name, tool]) => `${name}:${tool}`,
  )
  return `(${drawBag})(document.currentScript.parentElement,${JSON.stringify(known)},{${tools.join(",")}})`.replace(
    /\n\s*/g,
    "\n",
  )
}
