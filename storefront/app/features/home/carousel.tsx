import type { HomeSlide } from "@silai/contracts/shop/home-calls"
import { shopSays } from "@silai/contracts/shop/messages"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { retryImport } from "~/lib/retry-import"
import { Section } from "./section"
import styles from "./carousel.module.css"
import { SlideCard } from "./slide-card"

const MovingCarousel = lazy(() => retryImport(() => import("./moving-carousel")))

/**
 * 'Designed for You'. The page contains a plain row that scrolls by hand; the autoplaying one is loaded when the
 * shopper gets near it, in exactly the same space.
 */
export function Carousel({ slides }: { slides: HomeSlide[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: "300px" })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  if (!slides.length) return null
  const still = (
    <ul className={styles.row}>
      {slides.map((slide) => (
        <li key={slide._id} className={styles.place}>
          <SlideCard slide={slide} />
        </li>
      ))}
    </ul>
  )
  return (
    <Section title={shopSays.designedForYou} aside={<div id="carousel-controls" className={styles.controls} />}>
      <div ref={place}>
        {near ? (
          <Suspense fallback={still}>
            <MovingCarousel slides={slides} />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </Section>
  )
}
