import { shopSays } from "@silai/contracts/shop/messages"
import type { LinkDescriptor } from "react-router"
import { isDeliveryFree } from "~/lib/delivery-words"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { srcSetOf } from "~/ui/picture"
import styles from "./banner.module.css"
import { BANNER, BRAND_FOLDER } from "~/ui/brand-pictures"

// Below this width the banner is upright and shows the upright picture.
const PHONE = "(max-width: 47.99rem)"
const WIDE = "(min-width: 48rem)"

/** The banner is the largest element of the first view, so it is preloaded. */
export const bannerPreloads: LinkDescriptor[] = [
  { media: PHONE, picture: BANNER.phone },
  { media: WIDE, picture: BANNER.wide },
].map(({ media, picture }) => ({
  rel: "preload",
  as: "image",
  type: "image/avif",
  media,
  imageSrcSet: srcSetOf(picture, "avif", BRAND_FOLDER),
  imageSizes: "100vw",
  fetchPriority: "high",
}))

export function Banner() {
  return (
    <section className={styles.banner} aria-label={shopSays.bannerHeadline}>
      <picture className={styles.picture}>
        {(["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            media={PHONE}
            type={`image/${format}`}
            srcSet={srcSetOf(BANNER.phone, format, BRAND_FOLDER)}
            sizes="100vw"
          />
        ))}
        <source media={PHONE} srcSet={BANNER.phone.url} width={BANNER.phone.width} height={BANNER.phone.height} />
        {(["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={srcSetOf(BANNER.wide, format, BRAND_FOLDER)}
            sizes="100vw"
          />
        ))}
        <img
          src={BANNER.wide.url}
          alt={BANNER.wide.alt}
          width={BANNER.wide.width}
          height={BANNER.wide.height}
          fetchPriority="high"
        />
      </picture>
      <div className={styles.words}>
        <p className={styles.offer}>{isDeliveryFree() ? shopSays.bannerOffer : shopSays.bannerOfferAlone}</p>
        <h2 className={styles.headline}>{shopSays.bannerHeadline}</h2>
      </div>
      <div className={styles.ways}>
        <LinkButton to={paths.exploreBy({ color: "Black" })} className={styles.main}>
          {shopSays.bannerMain}
        </LinkButton>
        <LinkButton to={paths.explore} kind="quiet" className={styles.more}>
          {shopSays.bannerMore}
        </LinkButton>
      </div>
    </section>
  )
}
