import type { HomeSlide } from "@silai/contracts/shop/home-calls"
import { HOME } from "@silai/contracts/shop/limits"
import { shopMessages } from "@silai/contracts/shop/messages"
import { useEffect, useState } from "react"
import { createPortal } from "react-dom"
import type { Swiper as SwiperType } from "swiper"
import { A11y, Autoplay, Keyboard } from "swiper/modules"
import { Swiper, SwiperSlide } from "swiper/react"
import "swiper/css"
import { Icon } from "~/ui/icon"
import styles from "./carousel.module.css"
import { SlideCard } from "./slide-card"

const GAP_PX = 20

/**
 * The carousel that advances every 4 s (requirements §9), until a visitor stops it or prefers reduced motion. Default
 * export for `lazy`.
 */
export default function MovingCarousel({ slides }: { slides: HomeSlide[] }) {
  const [swiper, setSwiper] = useState<SwiperType | null>(null)
  const [moving, setMoving] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches)
  const controls = document.getElementById("carousel-controls")

  useEffect(() => {
    if (moving) swiper?.autoplay?.start()
    else swiper?.autoplay?.stop()
  }, [swiper, moving])

  return (
    <>
      <Swiper
        modules={[A11y, Autoplay, Keyboard]}
        onSwiper={setSwiper}
        className={styles.swiper}
        slidesPerView="auto"
        spaceBetween={GAP_PX}
        rewind
        grabCursor
        keyboard={{ enabled: true, onlyInViewport: true }}
        autoplay={{ delay: HOME.carouselDelayMs, disableOnInteraction: false, pauseOnMouseEnter: true }}
        a11y={{ containerMessage: shopMessages.designedForYou, slideLabelMessage: "{{index}} of {{slidesLength}}" }}
      >
        {slides.map((slide) => (
          <SwiperSlide key={slide._id} className={styles.place}>
            <SlideCard slide={slide} />
          </SwiperSlide>
        ))}
      </Swiper>
      {controls &&
        createPortal(
          <>
            <button
              type="button"
              className={styles.control}
              aria-label={moving ? "Stop moving" : "Start moving"}
              onClick={() => setMoving(!moving)}
            >
              <Icon name={moving ? "pause" : "play"} size={18} />
            </button>
            <button type="button" className={styles.control} aria-label="Previous" onClick={() => swiper?.slidePrev()}>
              <Icon name="left" size={18} />
            </button>
            <button type="button" className={styles.control} aria-label="Next" onClick={() => swiper?.slideNext()}>
              <Icon name="right" size={18} />
            </button>
          </>,
          controls,
        )}
    </>
  )
}
