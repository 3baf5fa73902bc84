import { useNavigate } from "react-router"
import { paths } from "~/paths"
import { Icon } from "~/ui/icon"
import { productSays } from "../words"

/** Back to where one came from; for those who came straight to this page, to the shelves. */
export function BackButton({ className }: { className?: string }) {
  const navigate = useNavigate()
  const back = () => {
    const came = (history.state as { idx?: number } | null)?.idx
    void (came ? navigate(-1) : navigate(paths.explore))
  }
  return (
    <button type="button" className={className} onClick={back}>
      <Icon name="back" size={20} />
      {productSays.back}
    </button>
  )
}
