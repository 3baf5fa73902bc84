import { useNavigate } from "react-router"
import { paths } from "~/paths"

/** Back to the previous page; for those who came directly, to Explore. */
export function useWayBack(): () => void {
  const navigate = useNavigate()
  return () => void ((history.state as { idx?: number } | null)?.idx ? navigate(-1) : navigate(paths.explore))
}
