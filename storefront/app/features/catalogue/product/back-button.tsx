import { useWayBack } from "~/lib/use-way-back"
import { Icon } from "~/ui/icon"
import { productSays } from "./words"

export function BackButton({ className }: { className?: string }) {
  return (
    <button type="button" className={className} onClick={useWayBack()}>
      <Icon name="back" size={20} />
      {productSays.back}
    </button>
  )
}
