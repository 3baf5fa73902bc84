import { stateOf } from "@silai/contracts/place/states"
import { type Identity, shopAddress } from "@silai/contracts/shop/identity"
import { SOCIAL, type Social } from "@silai/contracts/shop/limits"
import { useSay } from "../../words/language"
import style from "./settings.module.css"

/** A live preview in the shop's footer and on an invoice. */
export function IdentityPreview({ identity }: { identity: Identity }) {
  const say = useSay()
  const { legalName, gstin, state, phone, otherPhone } = identity
  const elsewhere = (Object.keys(SOCIAL) as Social[]).filter((name) => identity[name]).map((name) => SOCIAL[name].label)
  return (
    <section className="part" aria-label={say("settings.looks")}>
      <div>
        <p className="quiet">{say("settings.foot")}</p>
        <div className={style.foot}>
          <p>{shopAddress(identity)}</p>
          <p>{[phone, otherPhone].filter(Boolean).join(", ")}</p>
          <p>{[...elsewhere, "WhatsApp"].join(" · ")}</p>
        </div>
      </div>
      <div>
        <p className="quiet">{say("settings.invoice")}</p>
        <div className={style.paper}>
          <p>{legalName}</p>
          <p>{shopAddress(identity)}</p>
          <p>
            GSTIN {gstin} · {say("settings.invoice.state", { state, code: stateOf(state)?.code ?? "" })}
          </p>
        </div>
      </div>
    </section>
  )
}
