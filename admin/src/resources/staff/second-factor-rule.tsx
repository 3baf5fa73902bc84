import { App, Switch } from "antd"
import { useId } from "react"
import { useAct } from "../../ui/use-act"
import { askRequirement } from "./calls"
import style from "./second-factor.module.css"

/** The owner's switch: whether all staff need a second step. `without` have none yet. */
export function SecondFactorRule({ required, without }: { required: boolean; without: number }) {
  const id = useId()
  const { modal } = App.useApp()
  const { act, busy } = useAct("staff")
  const change = (next: boolean) => {
    if (!next || without === 0) return void act(askRequirement, { required: next })
    void modal.confirm({
      title: "Ask everybody for a second step?",
      content: `${without === 1 ? "One person has" : `${without} people have`} none yet. At their next click they are led to set it up, and can do nothing else until then; they need their phone for it.`,
      icon: null,
      okText: "Ask everybody",
      cancelText: "Not yet",
      maskClosable: false,
      onOk: () => act(askRequirement, { required: true }),
    })
  }
  return (
    <section className={`${style.sheet} ${style.rule}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>Two-step sign-in for everybody</h2>
        <p className={style.soft}>Everybody behind the counter must use a code from their phone after the password.</p>
      </div>
      <Switch checked={required} loading={busy} onChange={change} aria-labelledby={id} />
    </section>
  )
}
