import { telLink, whatsappLink } from "@silai/contracts/shop/identity"
import { shopMessages } from "@silai/contracts/shop/messages"
import { SHOP } from "@silai/contracts/shop/settings"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { shop } from "~/lib/shop/shop"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import styles from "./checkout-shell.module.css"
import { Logo } from "./logo"
import { MAIN_ID } from "./main-id"
import { POLICIES } from "./policies"

/** The frame of the checkout: home, contact and policies; nothing that leads a buyer away. */
export function CheckoutShell({ children }: { children: ReactNode }) {
  const { identity } = shop()
  return (
    <>
      <header className={styles.bar}>
        <Link to={paths.home} className={styles.brand} aria-label={`${SHOP.name}, home`}>
          <Logo />
        </Link>
        <p className={styles.safe}>
          <Icon name="lock" size={16} />
          {shopMessages.secureCheckout}
        </p>
        <div className={styles.help}>
          <a href={telLink(identity.phone)} aria-label={shopMessages.callUs(identity.phone)}>
            <Icon name="phone" size={20} />
            <span className={styles.number}>{identity.phone}</span>
          </a>
          <a
            href={whatsappLink(identity, shopMessages.checkoutByChat)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={shopMessages.askByChat}
          >
            <Icon name="chat" size={20} />
            <span className={styles.number}>WhatsApp</span>
          </a>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer}>
        <nav aria-label={shopMessages.rules}>
          <ul className={styles.policies}>
            {POLICIES.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  )
}
