import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { ShownHome } from "@silai/contracts/shop/home-calls"
import type { MetaDescriptor } from "react-router"
import { type UIEvent, useRef, useState } from "react"
import { paths } from "~/paths"
import { BRAND_FOLDER, FOLDED_CLOTH } from "~/ui/brand-pictures"
import { LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Picture, srcSetOf } from "~/ui/picture"
import { Banner } from "./banner"
import styles from "./hero.module.css"
import { homeWords } from "./words"

const { title, lead, shop, more, show } = homeWords.hero
const SIZES = "(min-width: 48rem) 55vw, 100vw"

/** The first slide's picture is the largest of the first view. */
export const heroPreload = (): MetaDescriptor => {
  const [format] = [...FOLDED_CLOTH.formats].sort()
  return {
    tagName: "link",
    rel: "preload",
    as: "image",
    type: `image/${format}`,
    imageSrcSet: srcSetOf(FOLDED_CLOTH, format!, BRAND_FOLDER),
    imageSizes: SIZES,
    fetchPriority: "high",
  }
}

/** Made to measure first, then the shopkeeper's banner. The row scrolls by hand and never by itself. */
export function Hero({ banner }: { banner: ShownHome["banner"] }) {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const slides = [homeWords.hero.name, banner.headline]
  const seen = ({ currentTarget }: UIEvent<HTMLDivElement>) =>
    setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
  const showSlide = (place: number) => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    const { current } = track
    current?.scrollTo({ left: place * current.clientWidth, behavior: still ? "instant" : "smooth" })
  }
  return (
    <div className={styles.hero}>
      <div ref={track} className={styles.track} onScroll={seen}>
        <section className={styles.made} aria-labelledby="hero">
          <div className={styles.words}>
            <h2 id="hero">{title}</h2>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.promise}>
              <Icon name="needle" size={18} />
              {catalogueMessages.fitPromise}
            </p>
            <div className={styles.ways}>
              <LinkButton to={paths.madeToMeasure}>{more}</LinkButton>
              <LinkButton to={paths.exploreBy({ custom: "1" })} kind="quiet">
                {shop}
              </LinkButton>
            </div>
          </div>
          <Picture
            picture={FOLDED_CLOTH}
            sizes={SIZES}
            from={BRAND_FOLDER}
            ratio="8 / 5"
            eager
            className={styles.picture}
          />
        </section>
        <Banner banner={banner} />
      </div>
      <div className={styles.dots} role="group" aria-label={show}>
        {slides.map((name, place) => (
          <button key={place} type="button" aria-pressed={place === at} onClick={() => showSlide(place)}>
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
