import { useLogout } from "@refinedev/core"
import { Button } from "antd"
import { Mark, Word } from "../../shell/brand"
import { useTitle } from "../../ui/use-title"
import { Enrol } from "./enrol"
import style from "./second-factor.module.css"
import room from "./welcome.module.css"

/**
 * The shop requires a second step, and this person has none yet: it is set up here before anything else.
 */
export function EnrolFirst({ email, onDone }: { email: string; onDone: () => void }) {
  useTitle("Two-step sign-in")
  const { mutate: signOut, isPending } = useLogout()
  return (
    <main className={room.room}>
      <div className={room.brand}>
        <Mark />
        <Word />
      </div>
      <section className={`${room.card} ${style.first}`}>
        <h1>One more step</h1>
        <p>
          The shop requires a second step from all staff at sign-in: a code that only your phone shows. Set it up now,
          it takes two minutes.
        </p>
        <Enrol email={email} onDone={onDone} />
      </section>
      <Button type="link" disabled={isPending} onClick={() => signOut()}>
        Sign out
      </Button>
    </main>
  )
}
