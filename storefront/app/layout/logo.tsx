import { SHOP } from "@silai/contracts/shop/settings"
import styles from "./logo.module.css"

/** The needle that makes an S. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false" fill="currentColor">
      <path
        fillRule="evenodd"
        d="M15.6 18.6C17.4 16.9 20.4 17.2 23.6 19.6C32.6 26.4 42 34.6 50.2 44.6C39.6 38.6 28.6 32.2 19.4 26.2C15.4 23.6 13.7 20.4 15.6 18.6ZM18.7 21.2C18.5 22 19.6 23.2 21.6 24.6L25.4 27C25.8 26.3 25 25 23.3 23.5C21.3 21.7 19 20.3 18.7 21.2Z"
      />
      <path d="M50.2 44.6C57 52.6 47.5 58.2 34 58.2C24 58.2 17 54.3 13.4 47A2.2 2.2 0 0 1 17.4 45C20.4 50.6 26 53.8 34 53.8C44.6 53.8 51.6 50.4 46.4 42.2L48.6 42.8Z" />
      <path
        d="M47.6 18.2C44.6 11.6 39 8 32 8C23.4 8 16.5 12.4 16.3 18.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Mark and name; the name is text in the display font, so renaming the shop needs no drawing. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.name}>{SHOP.name}</span>
    </span>
  )
}
