import { shopMessages } from "@silai/contracts/shop/messages"
import { whatsappLink } from "@silai/contracts/shop/identity"
import { SHOP } from "@silai/contracts/shop/settings"
import { useEffect, useRef } from "react"
import { openingHours } from "~/lib/shop/opening-words"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"
import { LinkButton, OutsideButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import styles from "./closing.module.css"

const GREETING = `Hello ${SHOP.name}, I need a little help.`

/** The end of the home page: the marketplace, order tracking, help. */
export function Closing() {
  const { identity } = shop()
  const floating = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    void import("./uncover-text").then(
      ({ stepAside }) => {
        if (floating.current && !isGone) stop = stepAside(floating.current)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return (
    <>
      <div className={styles.pair}>
        {identity.marketplace && (
          <section className={styles.block} aria-labelledby="marketplace">
            <h2 id="marketplace">Also on {SHOP.marketplace}</h2>
            <p>The same shirts and trousers, from our own store there.</p>
            <OutsideButton kind="plain" href={identity.marketplace}>
              Visit our store <Icon name="out" size={18} />
            </OutsideButton>
          </section>
        )}
        <section className={styles.block} aria-labelledby="track">
          <h2 id="track">{shopMessages.trackTitle}</h2>
          <p>With your order number and phone number, see how far your order has come.</p>
          <LinkButton kind="plain" to={paths.trackOrder}>
            {shopMessages.findOrder}
          </LinkButton>
        </section>
      </div>
      <section className={styles.help} aria-labelledby="help">
        <div>
          <h2 id="help">Need a hand with size, cloth or an order?</h2>
          <p>{[`Write or call ${identity.phone}`, openingHours()].filter(Boolean).join(". ")}.</p>
        </div>
        <OutsideButton href={whatsappLink(identity, GREETING)}>
          <Icon name="chat" size={20} /> {shopMessages.chatNow}
        </OutsideButton>
      </section>
      <div ref={floating} className={styles.floating}>
        <a
          href={whatsappLink(identity, shopMessages.orderByChat)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="Order on WhatsApp"
        >
          <Icon name="chat" size={24} />
          <span>Order on WhatsApp</span>
        </a>
      </div>
    </>
  )
}
