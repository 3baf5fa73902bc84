import type { Profile } from "@silai/contracts/account/shapes"
import { stopMessages } from "@silai/contracts/messaging/stop-messages"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { offersGoogle } from "~/lib/meta"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Fetched } from "~/ui/fetched"
import styles from "./account-summary.module.css"
import { ConnectGoogle } from "../google/connect-google"
import { Passkeys } from "../passkey/passkeys"
import { MessageChoice } from "~/features/messaging/message-choice"
import { DeviceList } from "./device-list"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { profileQuery, useMyId } from "~/features/customer/queries"

/** Sign-in methods, signed-in devices, and sign-out. */
export function AccountSummary() {
  const profile = useQuery(profileQuery(useMyId()))
  return (
    <div className={styles.parts}>
      <section aria-labelledby="ways-in">
        <h2 id="ways-in">Ways to sign in</h2>
        <Fetched query={profile} what="your account">
          {(data) => <Ways profile={data} />}
        </Fetched>
      </section>
      {profile.data && (
        <section aria-labelledby="passkeys">
          <h2 id="passkeys">Passkeys</h2>
          <Passkeys profile={profile.data} />
        </section>
      )}
      {profile.data && (
        <section aria-labelledby="devices">
          <h2 id="devices">Signed-in devices</h2>
          <DeviceList profile={profile.data} />
        </section>
      )}
      {profile.data && (
        <section aria-labelledby="messages">
          <h2 id="messages">{stopMessages.title}</h2>
          <p className={styles.plain}>{stopMessages.lead}</p>
          <MessageChoice />
        </section>
      )}
      {profile.data?.consent && (
        <section aria-labelledby="consent">
          <h2 id="consent">What you agreed to</h2>
          <p className={styles.plain}>
            Our <Link to={paths.conditions}>Terms &amp; Conditions</Link> and{" "}
            <Link to={paths.privacy}>Privacy Policy</Link>, on {onDay(profile.data.consent.at)}.
          </p>
        </section>
      )}
      <section aria-labelledby="leaving">
        <h2 id="leaving">Leaving us</h2>
        <p className={styles.plain}>
          You can <Link to={paths.deleteAccount}>delete your account</Link> and what we keep of you.
        </p>
      </section>
    </div>
  )
}

function Ways({ profile }: { profile: Profile }) {
  const { email, phone, hasPassword, hasGoogle } = profile
  return (
    <dl>
      <Way name="Phone and OTP" now={phone ? shownPhone(phone) : "No phone yet"}>
        <Link to={paths.phone}>{phone ? "Change" : "Add"}</Link>
      </Way>
      <Way name="Email and password" now={hasPassword ? (email ?? "") : "No password yet"}>
        <Link to={paths.changePassword}>{hasPassword ? "Change password" : "Set a password"}</Link>
      </Way>
      {offersGoogle() && (
        <Way name="Google" now={hasGoogle ? "Connected" : "Not connected"}>
          {!hasGoogle && <ConnectGoogle profile={profile} />}
        </Way>
      )}
    </dl>
  )
}

function Way({ name, now, children }: { name: string; now: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.now}>{now}</span>
        {children}
      </dd>
    </div>
  )
}
