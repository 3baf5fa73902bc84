import { SHOP } from "@silai/contracts/shop/settings"
import { Button, Flex } from "antd"
import { Box, Fact, Facts, PhoneLink } from "../../ui/record/box"
import { CopyButton } from "../../ui/copy-button"
import { dateOf } from "../../ui/format"
import { ChatIcon, PhoneIcon } from "../../ui/icons"
import { addressLines, addressText } from "../order/address/address-text"
import type { WholeCustomer } from "./calls"
import box from "../order/boxes.module.css"
import style from "./boxes.module.css"

type Props = { customer: WholeCustomer }

/** Contact data. */
export function ContactBox({ customer: { name, phone, email } }: Props) {
  const hello = `Namaste${name ? ` ${name.split(" ")[0]}` : ""}, this is ${SHOP.name}.`
  return (
    <Box title="Contact">
      {phone && (
        <>
          <Flex justify="space-between" align="center" gap={8} className="thumbs">
            <PhoneLink phone={phone} />
            <CopyButton text={`+91${phone}`} label="Copy the phone number" />
          </Flex>
          <Flex gap={8} className={style.links}>
            <Button block icon={<PhoneIcon />} href={`tel:+91${phone}`}>
              Call
            </Button>
            <Button
              block
              icon={<ChatIcon />}
              href={`https://wa.me/91${phone}?text=${encodeURIComponent(hello)}`}
              target="_blank"
              rel="noreferrer"
            >
              WhatsApp<span className="unseen"> (opens in a new tab)</span>
            </Button>
          </Flex>
        </>
      )}
      {email && (
        <Flex justify="space-between" align="center" gap={8} className="thumbs">
          <a href={`mailto:${email}`}>{email}</a>
          <CopyButton text={email} label="Copy the e-mail address" />
        </Flex>
      )}
      {!phone && !email && <p>No phone or e-mail is saved.</p>}
    </Box>
  )
}

/** Delivery addresses; for a guest, the last one used. */
export const AddressBox = ({ customer: { addresses, kind } }: Props) => (
  <Box title={kind === "guest" ? "Last delivered to" : addresses.length === 1 ? "Address" : "Addresses"}>
    <ul className="entries">
      {addresses.map((address) => (
        <li key={address._id}>
          <div className="between">
            <span className="soft">
              {address.label || (kind === "guest" ? "" : "Address")}
              {address.isDefault && kind !== "guest" && " default"}
            </span>
            <CopyButton text={addressText(address)} label={`Copy the address ${address.label}`} />
          </div>
          <address className={box.address}>
            {addressLines(address).map((line, place) => (
              <span key={place}>{line}</span>
            ))}
          </address>
        </li>
      ))}
    </ul>
  </Box>
)

/** Sign-in methods and consents. */
export function AccountBox({ customer: { hasPassword, hasGoogle, phone, phoneProvenAt, consent } }: Props) {
  const ways = [phone && "OTP to the phone", hasPassword && "Password", hasGoogle && "Google"].filter(Boolean)
  return (
    <Box title="Account">
      <Facts>
        <Fact label="Signs in by">{ways.join(", ") || "none yet"}</Fact>
        {phoneProvenAt && <Fact label="Phone">Verified {dateOf(phoneProvenAt)}</Fact>}
        {consent && (
          <Fact label="Terms">
            Agreed {dateOf(consent.at)}, wording of {consent.version}
          </Fact>
        )}
      </Facts>
    </Box>
  )
}
