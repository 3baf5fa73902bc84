import { Icon } from "~/ui/icon"
import { toast } from "~/ui/toast"
import { useWishes } from "./use-wishes"
import styles from "./wish-heart.module.css"
import { wishMessages } from "./words"

/** The heart of a piece: puts it on the wishlist, or takes it off. */
export function WishHeart({
  variantId,
  name,
  className = "",
}: {
  variantId: string
  name: string
  className?: string
}) {
  const { variantIds, add, remove } = useWishes()
  const isOn = variantIds.includes(variantId)
  const toggle = async () => {
    const refused = await (isOn ? remove(variantId) : add(variantId))
    if (refused) toast.error(refused, { id: "wish" })
    else toast.success(isOn ? wishMessages.removed : wishMessages.added, { id: "wish" })
  }
  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      data-on={isOn || undefined}
      aria-label={isOn ? wishMessages.remove(name) : wishMessages.add(name)}
      onClick={() => void toggle()}
    >
      <Icon name="heart" size={20} />
    </button>
  )
}
