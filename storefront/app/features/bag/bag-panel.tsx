import { BAG } from "@silai/contracts/bag/limits"
import { bagSays } from "@silai/contracts/bag/messages"
import { Link } from "react-router"
import { useAuth } from "~/lib/me"
import { useStore } from "~/lib/store"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast"
import styles from "./bag-panel.module.css"
import { bag, removeFromBag, type BagItem } from "./bag-store"
import { sizeWords } from "./rules"

type Props = { /** Called when a link of the panel is followed. */ onClose: () => void }

/** The bag at a glance: up to three lines, and the ways on (SPEC §2). */
export function BagPanel({ onClose }: Props) {
  const { items, cartCount } = useStore(bag)
  const more = items.length - BAG.panelShows
  return (
    <div className={styles.panel}>
      {items.length === 0 ? (
        <EmptyBag onClose={onClose} />
      ) : (
        <>
          <ul className={styles.lines}>
            {items.slice(0, BAG.panelShows).map((item) => (
              <Line key={item.bagItemId} item={item} onClose={onClose} />
            ))}
          </ul>
          {more > 0 && (
            <Link to={paths.bag} className={styles.more} onClick={onClose}>
              +{more} more items
            </Link>
          )}
          <LinkButton to={paths.bag} wide onClick={onClose}>
            Review Bag ({cartCount})
          </LinkButton>
        </>
      )}
      <ul className={styles.links}>
        {[
          { to: paths.orders, name: "My Orders", icon: "box" as const },
          { to: paths.profile, name: "Profile", icon: "person" as const },
          { to: paths.trackOrder, name: "Track Order", icon: "truck" as const },
        ].map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} onClick={onClose}>
              <Icon name={icon} size={20} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function EmptyBag({ onClose }: Props) {
  const { isUserSignedIn } = useAuth()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{bagSays.emptyPanel}</p>
      {isUserSignedIn ? (
        <LinkButton to={paths.explore} kind="plain" onClick={onClose}>
          Start shopping
        </LinkButton>
      ) : (
        <p>
          <Link to={paths.signin} onClick={onClose}>
            Sign in
          </Link>{" "}
          {bagSays.savedItems}
        </p>
      )}
    </div>
  )
}

function Line({ item, onClose }: Props & { item: BagItem }) {
  const remove = () => {
    removeFromBag(item.bagItemId)
    toast.success(bagSays.removed)
  }
  return (
    <li className={styles.line}>
      <img src={item.image} alt="" width={64} height={80} className={styles.image} />
      <div>
        <Link to={paths.product(item.slug)} className={styles.name} onClick={onClose}>
          {item.name}
        </Link>
        <p className={styles.note}>
          {sizeWords(item.size)}, quantity {item.quantity}
        </p>
        <button type="button" className={styles.remove} onClick={remove} aria-label={`Remove ${item.name}, ${sizeWords(item.size)}`}>
          Remove
        </button>
      </div>
    </li>
  )
}
