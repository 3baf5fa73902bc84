import { BAG } from "@silai/contracts/bag/limits"
import { BAG_TOAST, bagMessages } from "@silai/contracts/bag/messages"
import { Link, useLocation } from "react-router"
import { useAuth } from "~/lib/auth"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { paths, signInFrom } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { Loading } from "~/ui/skeleton"
import { toast } from "~/ui/toast"
import styles from "./bag-panel.module.css"
import type { BagItem } from "./bag-store"
import { LineItem } from "./line-item"
import { sizeWords } from "./rules"
import { showRemoved } from "./show-removed"
import { STRAIGHT_ON } from "./straight-to-payment"
import { useBag, useBagChange } from "./use-bag"
import { bagWords } from "./words"

const bagNews = onDemand(() => import("./news/bag-news").then((part) => part.BagNews))

type Props = { /** Called when a link of the panel is followed. */ onClose: () => void }

/** The bag at a glance: up to three lines, and links (requirements §2). */
export function BagPanel({ onClose }: Props) {
  const { items, cartCount, ready, failed, retry } = useBag()
  const more = items.length - BAG.panelShows
  return (
    <div className={styles.panel}>
      {!ready ? (
        <Loading what="your bag" />
      ) : failed && items.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{bagMessages.unreachable}</p>
          <Button kind="plain" onClick={() => void retry()}>
            {bagWords.again}
          </Button>
        </div>
      ) : items.length === 0 ? (
        <EmptyBag onClose={onClose} />
      ) : (
        <>
          <OnceWanted wanted>
            <bagNews.Part items={items} place="panel" />
          </OnceWanted>
          <ul className={styles.lines}>
            {items.slice(0, BAG.panelShows).map((item) => (
              <Line key={item.bagItemId} item={item} onClose={onClose} />
            ))}
          </ul>
          {more > 0 && (
            <Link to={paths.bag} className={styles.more} onClick={onClose}>
              {bagWords.more(more)}
            </Link>
          )}
          <div className={styles.onward}>
            <LinkButton to={paths.bag} kind="plain" wide onClick={onClose}>
              Review Bag ({cartCount})
            </LinkButton>
            <LinkButton to={paths.checkout} state={STRAIGHT_ON} wide onClick={onClose}>
              {bagMessages.checkout}
            </LinkButton>
          </div>
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
  const { pathname } = useLocation()
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{bagMessages.emptyPanel}</p>
      {isUserSignedIn ? (
        <LinkButton to={paths.explore} kind="plain" onClick={onClose}>
          Start shopping
        </LinkButton>
      ) : (
        <p>
          <Link to={signInFrom(pathname)} onClick={onClose}>
            Sign in
          </Link>{" "}
          {bagMessages.savedItems}
        </p>
      )}
    </div>
  )
}

function Line({ item, onClose }: Props & { item: BagItem }) {
  const act = useBagChange()
  const remove = async () => {
    const refused = await act({ kind: "remove", id: item.bagItemId })
    if (refused) toast.error(refused, { id: BAG_TOAST })
    else showRemoved(act, item)
  }
  return (
    <LineItem
      image={item.image}
      name={item.name}
      to={item.gone ? paths.bag : paths.product(item.slug)}
      onFollow={onClose}
      notes={[`${sizeWords(item.size)}, quantity ${item.quantity}`]}
    >
      <button
        type="button"
        className={styles.remove}
        onClick={() => void remove()}
        aria-label={`Remove ${item.name}, ${sizeWords(item.size)}`}
      >
        Remove
      </button>
    </LineItem>
  )
}
