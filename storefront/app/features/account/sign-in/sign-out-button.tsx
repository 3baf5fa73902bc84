import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { useSignOut } from "../profile/use-sign-out"

export function SignOutButton() {
  const leaving = useSignOut()
  return (
    <Button kind="quiet" size="small" busy={leaving.isPending} onClick={() => leaving.mutate()}>
      <Icon name="out" size={18} />
      Sign out
    </Button>
  )
}
