import { useWayBack } from "~/lib/use-way-back"
import { Icon } from "~/ui/icon"
import { productSays } from "./words"

export function BackButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} aria-label={productSays.back} onClick={useWayBack()}>
      <Icon name="back" size={20} />
      <span>{productSays.back}</span>
    </button>
  )
}
