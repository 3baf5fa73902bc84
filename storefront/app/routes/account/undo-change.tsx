import { UndoChange } from "~/features/account/mailed-link/undo-change"
import { pageMeta } from "~/lib/meta"
import { paths } from "~/paths"

export const meta = () =>
  pageMeta({
    title: "Undo a change",
    description: "Undo a change of how you sign in.",
    path: paths.undoChange,
    noindex: true,
  })

export default UndoChange
