import { present } from "@silai/contracts/present"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { ShownHome } from "@silai/contracts/shop/home-calls"
import type { MetaDescriptor } from "react-router"
import { type UIEvent, useRef, useState } from "react"
import { paths } from "~/paths"
import { MADE_PHONE, MADE_WIDE } from "~/ui/brand-pictures"
import { LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { srcSetOf } from "~/ui/picture"
import { Banner } from "./banner"
import styles from "./hero.module.css"
import { homeWords } from "./words"

const { title, lead, shop, more, show } = homeWords.hero
// Below this width the slide is upright and shows the upright picture.
const PHONE = "(max-width: 47.99rem)"
const WIDE = "(min-width: 48rem)"
const SIZES = "100vw"
const SHOWN = [
  { picture: MADE_PHONE, media: PHONE },
  { picture: MADE_WIDE, media: WIDE },
]

/** The first slide's picture is the largest of the first view. */
export const heroPreloads = (): MetaDescriptor[] =>
  SHOWN.map(({ picture, media }) => {
    const format = present([...picture.formats].sort()[0], "a format of the first picture")
    return {
      tagName: "link",
      rel: "preload",
      as: "image",
      type: `image/${format}`,
      media,
      imageSrcSet: srcSetOf(picture, format, picture.folder),
      imageSizes: SIZES,
      fetchPriority: "high",
    }
  })

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
        <section className={styles.made} style={{ backgroundColor: MADE_WIDE.colour }} aria-labelledby="hero">
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
          <picture className={styles.picture}>
            {SHOWN.flatMap(({ picture, media }) =>
              [...picture.formats]
                .sort()
                .map((format) => (
                  <source
                    key={picture.stem + format}
                    media={media}
                    type={`image/${format}`}
                    srcSet={srcSetOf(picture, format, picture.folder)}
                    sizes={SIZES}
                    width={picture.width}
                    height={picture.height}
                  />
                )),
            )}
            <source media={PHONE} srcSet={MADE_PHONE.url} width={MADE_PHONE.width} height={MADE_PHONE.height} />
            <img
              src={MADE_WIDE.url}
              alt={MADE_WIDE.alt}
              width={MADE_WIDE.width}
              height={MADE_WIDE.height}
              loading="eager"
              fetchPriority="high"
              decoding="sync"
              draggable={false}
            />
          </picture>
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
