import { LISTING } from "@silai/contracts/catalogue/limits"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useEffect, useMemo, useRef } from "react"
import { countStep } from "~/features/insight/insight-log"
import { deferredPartsReady } from "~/layout/deferred-parts"
import { sizeChartOpen } from "~/layout/navbar/panel"
import { CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { WishHeart } from "~/features/wishlist/wish-heart"
import { useStore } from "~/lib/store"
import { isUnavailable } from "~/ui/product-card"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { CardGrid } from "../card-grid"
import { productQuery } from "../queries"
import { viewedPieces } from "../viewed-pieces"
import { BackButton } from "./back-button"
import { BuyBox } from "./buy/buy-box"
import { chosenName } from "./buy/purchase-rules"
import { askLink } from "./buy/question"
import { Gallery } from "./pictures/gallery"
import { ProductGone } from "./product-gone"
import styles from "./product-page.module.css"
import { Sections } from "./sections"
import { ShareButton } from "./share-button"
import { StickyBar } from "./buy/sticky-bar"
import { usePurchase } from "./buy/use-purchase"
import type { VariantPage } from "@silai/contracts/catalogue/shapes"

/** The category's chart as set by the shopkeeper; if unset, the one of its name. */
const chartOf = ({ name, sizeChart }: VariantPage["product"]["category"]) =>
  sizeChart === undefined ? name : (sizeChart ?? "")

const sizeGuide = onDemand(() => import("./buy/size-guide-sheet").then((part) => part.SizeGuideSheet))
const addedSheet = onDemand(() => import("./buy/added-sheet").then((part) => part.AddedSheet))
const recent = onDemand(() => import("../recently-viewed").then((part) => part.RecentlyViewed))
// Not preloaded: most shoppers never open it.
const lastOrder = onDemand(() => import("~/features/measurement/last-order/last-order").then((part) => part.LastOrder))
const wizard = onDemand(() => import("~/features/measurement/wizard").then((part) => part.MeasuringWizard))

/** A feature above this one. */
type ReviewsOf = (product: { productId: string; variantId: string }) => ReactNode

/** The page of one colourway, from the query that the loader has filled. */
export function ProductPage({ idOrSlug, reviews }: { idOrSlug: string; reviews: ReviewsOf }) {
  const { data, error, isPending } = useQuery(productQuery(idOrSlug))
  if (error instanceof CallRefused && error.status === 404) return <ProductGone />
  if (data) return <Piece product={data} reviews={reviews} />
  if (isPending) return <Waiting />
  return <ProductGone trouble={errorMessage(error)} />
}

function Piece({ product, reviews }: { product: VariantPage; reviews: ReviewsOf }) {
  const purchase = usePurchase(product)
  const act = useRef<HTMLDivElement>(null)
  const pictures = useMemo(() => [...product.images].sort((a, b) => a.order - b.order), [product.images])
  const { offer, chosen } = purchase
  const guideOpen = useStore(sizeChartOpen)
  const atRest = useStore(deferredPartsReady)
  // Here, not in the recently-viewed row: that one loads late, and a shopper who leaves before has still viewed the
  // piece.
  useEffect(() => viewedPieces.remember(product._id), [product._id])
  useEffect(() => countStep("product"), [])
  useEffect(() => sizeGuide.whenAtRest(), [])
  useEffect(() => addedSheet.whenAtRest(), [])
  const measurement = chosen && "measurement" in chosen ? chosen.measurement : null

  return (
    <div className={styles.page}>
      <div className={styles.piece}>
        <div className={styles.above}>
          <BackButton className={styles.tool} />
          <WishHeart variantId={product._id} name={product.variantName} className={styles.tool} />
          <ShareButton title={product.variantName} className={styles.tool} />
        </div>
        <div className={styles.pictures}>
          <Gallery key={product._id} pictures={pictures} name={product.variantName} />
        </div>
        <div className={styles.words}>
          <BuyBox product={product} chart={chartOf(product.product.category)} purchase={purchase} actRef={act} />
          <Sections key={product._id} product={product} pictures={pictures} />
        </div>
      </div>
      {product.related.length > 0 && (
        <section className={styles.related} aria-labelledby="style-with">
          <h2 id="style-with">{catalogueMessages.styleWith}</h2>
          <CardGrid cards={product.related.slice(0, LISTING.related)} level={3} row />
        </section>
      )}
      {reviews({ productId: product.product._id, variantId: product._id })}
      <OnceWanted wanted={atRest}>
        <recent.Part now={product._id} />
      </OnceWanted>
      {!isUnavailable(product) && (
        <StickyBar
          name={product.variantName}
          price={product.price}
          measured={measurement !== null}
          action={offer?.action ?? catalogueMessages.addToBag}
          disabled={offer?.soldOut ?? false}
          onAct={purchase.add}
          instead={act}
        />
      )}
      <OnceWanted wanted={guideOpen}>
        <sizeGuide.Part
          category={chartOf(product.product.category)}
          measurementType={product.measurementType}
          ask={askLink(product, chosenName(purchase.chosen))}
        />
      </OnceWanted>
      <OnceWanted wanted={purchase.added !== null}>
        <addedSheet.Part line={purchase.added} onClose={purchase.closeAdded} onContinue={purchase.continueShopping} />
      </OnceWanted>
      <OnceWanted wanted={purchase.measuring && purchase.way === "lastOrder"}>
        <lastOrder.Part
          open={purchase.measuring && purchase.way === "lastOrder"}
          type={product.measurementType}
          onComplete={purchase.chooseMeasurement}
          onClose={purchase.stopMeasuring}
        />
      </OnceWanted>
      <OnceWanted wanted={purchase.measuring && purchase.way !== "lastOrder"}>
        <wizard.Part
          key={purchase.way}
          open={purchase.measuring && purchase.way !== "lastOrder"}
          type={product.measurementType}
          way={purchase.way === "garment" ? "garment" : "tape"}
          chart={chartOf(product.product.category)}
          now={measurement}
          lacking={purchase.lacking}
          onComplete={purchase.chooseMeasurement}
          onClose={purchase.stopMeasuring}
        />
      </OnceWanted>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.page}>
      <Loading what="the product" />
      <div className={styles.piece}>
        <Skeleton ratio="4 / 5" />
        <div className={styles.words}>
          <Skeleton height="2.5rem" width="70%" />
          <SkeletonText lines={4} />
        </div>
      </div>
    </div>
  )
}
