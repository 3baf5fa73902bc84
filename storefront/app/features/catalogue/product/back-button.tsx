import { useWayBack } from "~/lib/use-way-back"
import { Icon } from "~/ui/icon"
import { productMessages } from "./words"

export function BackButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} aria-label={productMessages.goBack} onClick={useWayBack()}>
      <Icon name="back" size={20} />
      <span>{productMessages.goBack}</span>
    </button>
  )
}
