import { Modal } from "antd"
import { Fragment } from "react"
import { useSay } from "../words/language"
import { type Key, type KeyPlace, KEYS } from "./keys"
import style from "./keys-help.module.css"

const Caps = ({ press }: Pick<Key, "press">) => (
  <span className={style.caps}>
    {press.map((caps, place) => (
      <Fragment key={caps.join(" ")}>
        {place > 0 && " "}
        {caps.map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </Fragment>
    ))}
  </span>
)

/** Every key of the back office. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useSay()
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={say("keys.title")} width={720} destroyOnHidden>
      <div className={style.places}>
        {(Object.keys(KEYS) as KeyPlace[]).map((place) => (
          <section key={place} aria-labelledby={place}>
            <h3 id={place}>{say(place)}</h3>
            <dl>
              {KEYS[place].map(({ press, does }: Key) => (
                <div key={does}>
                  <dt>{say(does)}</dt>
                  <dd>
                    <Caps press={press} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

/** The keys of one place in one line, such as below a list. */
export function KeysHint({ of }: { of: KeyPlace }) {
  const say = useSay()
  return (
    <p className={style.hint}>
      {KEYS[of].map(({ press, does }: Key) => (
        <span key={does}>
          <Caps press={press} /> {say(does)}
        </span>
      ))}
    </p>
  )
}
