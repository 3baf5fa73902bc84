import { shopSays } from "@silai/contracts/shop/messages"
import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { untilLoaded } from "~/lib/until-loaded"
import { Section } from "./section"
import styles from "./carousel.module.css"
import { SlideCard } from "./slide-card"
import { SLIDES } from "./slides"

const MovingCarousel = lazy(() => untilLoaded(() => import("./moving-carousel")))

/**
 * 'Designed for You'. A plain row that scrolls by hand comes with the page; the one that moves by itself is fetched when the
 * shopper gets near it, and takes exactly the same room.
 */
export function Carousel() {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: "300px" })
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  const still = (
    <ul className={styles.row}>
      {SLIDES.map((slide) => (
        <li key={slide.slug} className={styles.place}>
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
            <MovingCarousel />
          </Suspense>
        ) : (
          still
        )}
      </div>
    </Section>
  )
}
