import { REVIEW_HASH } from "@silai/contracts/review/limits"
import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { useHydrated } from "~/lib/use-hydrated"
import { Skeleton } from "~/ui/skeleton"
import styles from "./product-reviews.module.css"

const reviews = onDemand(() => import("./reviews").then((part) => part.Reviews))

/** Here, because a product's first view needs no other text about reviews. */
const TITLE = "Reviews"
/** Loaded this far ahead of the viewport, so that it moves nothing on the screen. */
const AHEAD = "600px 0px"

/** The reviews of a product: loaded only when nearly in view, or when a link asks for the form. */
export function ProductReviews({ productId, variantId }: { productId: string; variantId: string }) {
  const frame = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState(false)
  const { hash } = useLocation()

  useEffect(() => {
    const element = frame.current
    if (!element || wanted) return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setWanted(true), { rootMargin: AHEAD })
    watch.observe(element)
    return () => watch.disconnect()
  }, [wanted])
  if (useHydrated() && hash === REVIEW_HASH && !wanted) setWanted(true)

  return (
    <section id="reviews" ref={frame} className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title" tabIndex={-1}>
        {TITLE}
      </h2>
      {!wanted && <Skeleton height="24rem" />}
      <OnceWanted wanted={wanted} meanwhile={<Skeleton height="24rem" />}>
        <reviews.Part productId={productId} variantId={variantId} />
      </OnceWanted>
    </section>
  )
}
