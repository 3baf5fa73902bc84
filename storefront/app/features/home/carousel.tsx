import type { HomeSlide } from "@silai/contracts/shop/home-calls"
import { shopMessages } from "@silai/contracts/shop/messages"
import { type ComponentType, useEffect, useRef, useState } from "react"
import { retryImport } from "~/lib/retry-import"
import { whenReleased } from "~/ui/when-released"
import { Section } from "./section"
import styles from "./carousel.module.css"
import { SlideCard } from "./slide-card"

/**
 * 'Designed for You'. The page contains a plain row that scrolls by hand; the autoplaying one is loaded when the
 * shopper gets near it, in exactly the same space, and never under a finger: the tap would be lost with the row.
 */
export function Carousel({ slides }: { slides: HomeSlide[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [Moving, setMoving] = useState<ComponentType<{ slides: HomeSlide[] }> | null>(null)

  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watcher.disconnect()
        void retryImport(() => import("./moving-carousel"))
          .then((part) => whenReleased(() => setMoving(() => part.default)))
          // The plain row stays.
          .catch(() => undefined)
      },
      { rootMargin: "300px" },
    )
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])

  if (!slides.length) return null
  return (
    <Section title={shopMessages.designedForYou} aside={<div id="carousel-controls" className={styles.controls} />}>
      <div ref={place}>
        {Moving ? (
          <Moving slides={slides} />
        ) : (
          <ul className={styles.row}>
            {slides.map((slide) => (
              <li key={slide._id} className={styles.place}>
                <SlideCard slide={slide} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
