import type { SavedAddress } from "@silai/contracts/account/shapes"
import { Link } from "react-router"
import { addressLines } from "~/features/place/address-rules"
import { Button } from "~/ui/button"
import { Tag } from "~/ui/notice"
import styles from "./address-book.module.css"
import { shownPhone } from "~/features/customer/proof/shown-phone"

type Props = {
  address: SavedAddress
  /** Link to the edit form. */ editAt: string
  busy: boolean
  onDefault: () => void
  onRemove: () => void
}

/** One saved address, formatted as on a parcel. */
export function AddressCard({ address, editAt, busy, onDefault, onRemove }: Props) {
  const { label, name, line1, phone, isDefault } = address
  const which = label || line1
  return (
    <article className={styles.card} aria-label={which}>
      <p className={styles.marks}>
        {label && <strong>{label}</strong>}
        {isDefault && <Tag>Default</Tag>}
      </p>
      <address className={styles.address}>
        <span className={styles.name}>{name}</span>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={styles.phone}>{shownPhone(phone)}</span>
      </address>
      <p className={styles.actions}>
        <Link to={editAt}>
          Edit<span className="visually-hidden"> {which}</span>
        </Link>
        {!isDefault && (
          <Button kind="quiet" size="small" busy={busy} onClick={onDefault}>
            Make default<span className="visually-hidden">: {which}</span>
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={onRemove}>
          Remove<span className="visually-hidden"> {which}</span>
        </Button>
      </p>
    </article>
  )
}
