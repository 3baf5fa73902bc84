import { BAG } from "@silai/contracts/bag/limits"
import { bagSays } from "@silai/contracts/bag/messages"
import { Page } from "~/layout/page"
import { askEarly, InlineScript } from "~/lib/early-calls"
import { authenticate, LAST_CUSTOMER } from "~/lib/me"
import { PERSISTED } from "~/lib/persist"
import { counted, RUPEES } from "~/lib/words"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { sumsOf } from "../checkout/prices"
import { BagContents } from "./bag-contents"
import styles from "./bag-page.module.css"
import { isWholeLine, type BagItem } from "./bag-store"
import { getSingleBagItems } from "./calls"
import { EmptyBag } from "./empty-bag"
import { firstSight, type Known } from "./first-sight"
import { sizeWords } from "./rules"
import { bagWords } from "./words"

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
/** Ready-made, made to order, and cut to measure: the order in which `firstSight` takes them. */
const PATTERNS = [
  line("plain"),
  line("to-order", { orderType: "custom" }),
  line("measured", { orderType: "custom", size: {} }),
]

/**
 * The bag until the app knows whose it is and what is in it: bones, so that nobody sees an empty one by mistake; and, on a page that has
 * just been opened, the bag as `firstSight` draws it. What it draws can be seen, not used: it is gone when the app is alive.
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

/** Stands behind everything that it shows. */
export function FirstSight() {
  return <InlineScript text={import.meta.env.SSR ? script() : ""} />
}

function script() {
  const known: Known = {
    storage: PERSISTED.key,
    version: PERSISTED.version,
    lastCustomer: LAST_CUSTOMER,
    who: authenticate.path,
    bag: getSingleBagItems.path,
    rupees: RUPEES,
    size: sizeWords("*"),
    most: BAG.maxUnitsPerLine,
    full: bagSays.maximumReached,
  }
  const tools = Object.entries({ askEarly, isWholeLine, sumsOf, counted }).map(([name, tool]) => `${name}:${tool}`)
  return `(${firstSight})(document.currentScript.parentElement,${JSON.stringify(known)},{${tools.join(",")}})`.replace(
    /\n\s*/g,
    "\n",
  )
}
