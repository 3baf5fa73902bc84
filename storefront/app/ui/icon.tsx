import styles from "./icon.module.css"

// Drawn for the shop on a 24 grid, one thin stroke, like chalk marks on cloth.
const DRAWINGS = {
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20.5 20.5",
  bag: "M5 8.5h14l1 12H4l1-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4",
  menu: "M3.5 8h17M3.5 16h17",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  person: "M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.2 7.5-5.2s6.7 1.6 7.5 5.2",
  down: "M5.5 9l6.5 6.5L18.5 9",
  left: "M14.5 5.5 8 12l6.5 6.5",
  right: "M9.5 5.5 16 12l-6.5 6.5",
  arrow: "M3.5 12h16.5M14 6l6 6-6 6",
  back: "M20.5 12H4M10 6l-6 6 6 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M4.5 12.5l5 5 10-11",
  alert: "M12 4 21 19.5H3L12 4ZM12 10v4.5M12 17v.3",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.3",
  phone:
    "M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3c0 1-.8 2-2 2C10.5 19.5 4.5 13.5 4.5 5.5c0-1.2 1-2 2-2Z",
  chat: "M4 20.5l1.2-4A8.5 8.5 0 1 1 8 19.3L4 20.5ZM9 9.2c.3 3 2.8 5.5 5.8 5.8",
  mail: "M3.5 6h17v12.5h-17V6ZM3.5 6.5 12 13l8.5-6.5",
  pin: "M12 21c4.5-4.5 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2 6.5 6.5 11ZM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2",
  truck:
    "M2.5 6.5h11.5v10H2.5v-10ZM14 10h4l3.5 3.5v3H14V10ZM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  tape: "M3.5 9.5h17v6h-17v-6ZM7 9.5v2.5M10.5 9.5V13M14 9.5v2.5M17.5 9.5V13",
  needle: "M20.5 3.5 9 15l-1.5-1.5 13-10ZM8 14.5c-3.5 2-4.5 3-4.5 4.5 0 2.5 4 1.8 6.5.8s5-1.3 6.5.7",
  scissors:
    "M6.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.6 8.4 20 18M8.6 15.6 20 6",
  swap: "M4 9h14.5M15 5.5 18.5 9 15 12.5M20 15H5.5M9 11.5 5.5 15 9 18.5",
  shield: "M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.5 10",
  lock: "M6 11h12v9H6v-9ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  trash: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.5 10.5v6M13.5 10.5v6",
  share: "M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18",
  heart: "M12 20C6.2 15.8 3.5 12.6 3.5 9.1A4.6 4.6 0 0 1 12 6.7a4.6 4.6 0 0 1 8.5 2.4c0 3.5-2.7 6.7-8.5 10.9Z",
  star: "M12 4l2.5 5.2 5.5.8-4 4 1 5.5-5-2.7-5 2.7 1-5.5-4-4 5.5-.8L12 4Z",
  filter:
    "M3.5 7h10M17.5 7h3M15.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM3.5 17h3M10.5 17h10M8.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  sort: "M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8",
  zoom: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3l5.2 5.2M10.5 8v5M8 10.5h5",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5v13l10.5-6.5L8 5.5Z",
  out: "M9.5 5.5h-5v14h14v-5M13 4.5h6.5V11M19.5 4.5 11 13",
  mobile: "M7.5 3h9v18h-9V3ZM11 18h2",
  screen: "M3.5 5h17v11.5h-17V5ZM9 20h6M12 16.5V20",
  box: "M4 8l8-4 8 4v8.5l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v8.5",
  wifiOff: "M4 4l16 16M5 11.5a11 11 0 0 1 3.5-2.2M8.5 15a5.5 5.5 0 0 1 4.5-1.4M12.5 8.1A11 11 0 0 1 19 11.5M12 19v.3",
  instagram:
    "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 15.7a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4ZM17 6.9v.2",
  facebook: "M14 8.5h2.5V5H14c-2.2 0-3.5 1.5-3.5 3.5v2.5H8v3.5h2.5v7H14v-7h2.5l.5-3.5h-3V9c0-.3.2-.5.5-.5Z",
  youtube: "M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.5 9.5v5l4.3-2.5-4.3-2.5Z",
} as const

export type IconName = keyof typeof DRAWINGS

type Props = { name: IconName; size?: number; className?: string }

/** A decorative icon next to text: label the button or link that contains it. */
export function Icon({ name, size = 22, className = "" }: Props) {
  return (
    <svg
      className={`${styles.icon} ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}
