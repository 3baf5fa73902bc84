import { useNavigate } from "react-router"
import { paths } from "~/paths"

/** Back to where one came from; for those who came straight to this page, to the shelves. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  return () => void ((history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate(paths.explore))
}
