import type { ShownHome } from "@silai/contracts/shop/home-calls"
import { homeMessages } from "@silai/contracts/shop/home-messages"
import { isDeliveryFree } from "~/lib/shop/delivery-words"
import { LinkButton } from "~/ui/button"
import { srcSetOf } from "~/ui/picture"
import styles from "./banner.module.css"

// Below this width the banner is upright and shows the upright picture.
const PHONE = "(max-width: 47.99rem)"

type Props = { banner: ShownHome["banner"] }
type BannerPicture = ShownHome["banner"]["wide"]
/** A picture that was uploaded a moment ago has no AVIF yet; the list begins with the better format. */
const formatsOf = ({ formats }: BannerPicture) => [...formats].sort()

/** The shopkeeper's announcement: the second slide, fetched when it is about to come into view. */
export function Banner({ banner: { percentOff, line, headline, main, more, wide, phone } }: Props) {
  const offer = percentOff === null ? line : homeMessages.offer(percentOff, isDeliveryFree())
  return (
    <section className={styles.banner} style={{ backgroundColor: wide.colour }} aria-label={headline}>
      <picture className={styles.picture}>
        {formatsOf(phone).map((format) => (
          <source
            key={format}
            media={PHONE}
            type={`image/${format}`}
            srcSet={srcSetOf(phone, format, phone.folder)}
            sizes="100vw"
          />
        ))}
        <source media={PHONE} srcSet={phone.url} width={phone.width} height={phone.height} />
        {formatsOf(wide).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={srcSetOf(wide, format, wide.folder)} sizes="100vw" />
        ))}
        <img src={wide.url} alt={wide.alt} width={wide.width} height={wide.height} loading="lazy" decoding="async" />
      </picture>
      <div className={styles.words}>
        {offer && <p className={styles.offer}>{offer}</p>}
        <h2 className={styles.headline}>{headline}</h2>
      </div>
      <div className={styles.ways}>
        <LinkButton to={main.link}>{main.words}</LinkButton>
        <LinkButton to={more.link} kind="quiet">
          {more.words}
        </LinkButton>
      </div>
    </section>
  )
}
