import { useOne } from "@refinedev/core"
import { type StoredShippingFee } from "@silai/contracts/checkout/shipping-fee-calls"
import { shippingFeeRefusals, shippingFeeMessages } from "@silai/contracts/checkout/fee-messages"
import { Button, Switch } from "antd"
import { Link } from "react-router"
import type { Failure } from "../../providers/failure"
import { useMay } from "../../providers/may"
import { ErrorState } from "../../ui/state/error-state"
import { FormField } from "../../ui/form/field"
import { FormFrame } from "../../ui/form/form-frame"
import { useRecordForm } from "../../ui/form/use-record-form"
import { Box } from "../../ui/record/box"
import { RecordHistory } from "../../ui/record/record-history"
import { PageSkeleton } from "../../ui/state/skeleton"
import { useTitle } from "../../ui/use-title"
import { NOW, type ShippingFeeRecord } from "./shipping-fee-calls"
import { DeliveryDaysFields } from "./delivery-days"
import { NumberInput } from "../../ui/form/number-input"
import { FeePlaces } from "./shipping-fee-places"
import {
  blank,
  FEE,
  FREE_FROM,
  inWords,
  placeInWords,
  type ShippingFeeValues,
  toForm,
  valuesOf,
  zoneInWords,
} from "./shipping-fee-values"
import page from "../../ui/record/record.module.css"
import style from "./shipping-fee.module.css"

/** Fee and days of delivery: everywhere, in special areas; and whether orders can be collected. */
export function ShippingFee() {
  useTitle("Delivery")
  const { query } = useOne<ShippingFeeRecord, Failure>({ resource: "shipping-fee", id: NOW, errorNotification: false })
  const record = query.data?.data
  if (!record)
    return query.error ? (
      <ErrorState whole error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <PageSkeleton />
    )
  return <Opened record={record} />
}

function Opened({ record }: { record: ShippingFeeRecord }) {
  const mayChange = useMay()("settings.write")
  const at = useRecordForm<ShippingFeeRecord, ShippingFeeValues>({
    resource: "shipping-fee",
    id: NOW,
    record,
    blank,
    valuesOf,
    fields: {
      fee: "Fee everywhere",
      freeFrom: "Free above this order value",
      places: { label: "Special areas", textOf: (places) => places.map(placeInWords).join("; ") || "none" },
      minDays: "Days everywhere, from",
      maxDays: "Days everywhere, to",
      zones: { label: "Zones", textOf: (zones) => zones.map(zoneInWords).join("; ") || "none" },
      collecting: { label: "Collecting at the shop", textOf: (offered) => (offered ? "offered" : "not offered") },
    },
    variables: (now, { version }) => ({ ...toForm(now), version }),
    conflicts: [shippingFeeRefusals.shipping_fee_changed.code],
  })
  const { fee, freeFrom, minDays, maxDays } = at.values
  return (
    <article className={page.page}>
      <header className={page.head}>
        <div>
          <h1>Delivery</h1>
          <p className={page.under}>
            Shoppers see it before they pay. A change counts at once, except for orders in checkout.
          </p>
        </div>
      </header>
      <FormFrame at={at} name="shipping-fee" save="Save">
        <div className={page.columns}>
          <fieldset disabled={!mayChange}>
            <section className="part">
              <h2>Fee in all of India</h2>
              <div className="pair">
                <FormField<ShippingFeeValues> name="fee" label="Fee" extra="0 is free." range={FEE}>
                  <NumberInput prefix="₹" controls={false} />
                </FormField>
                <FormField<ShippingFeeValues>
                  name="freeFrom"
                  label="Free above this order value"
                  range={FREE_FROM}
                  extra="Leave empty for never."
                >
                  <NumberInput prefix="₹" controls={false} />
                </FormField>
              </div>
              <p className={style.read}>
                Shoppers read: <strong>{shippingFeeMessages.fee({ fee: fee ?? 0, freeFrom: freeFrom ?? null })}</strong>
              </p>
            </section>
            <FeePlaces />
            <DeliveryDaysFields min={minDays ?? null} max={maxDays ?? null} />
            <section className="part">
              <h2>At the shop</h2>
              <FormField<ShippingFeeValues>
                name="collecting"
                label="Orders can be collected"
                valuePropName="checked"
                extra="Collecting costs nothing. If switched off, checkout offers only home delivery."
              >
                <Switch />
              </FormField>
              <p className="quiet">
                While the shop is open: <Link to="/management/settings/hours">Opening hours</Link>
              </p>
            </section>
          </fieldset>
          <aside className="stack">
            <Box title="History">
              <RecordHistory
                resource="shipping-fee"
                id={NOW}
                version={record.version}
                none="Not changed yet."
                nameOf={({ data }) => (
                  <Version
                    rules={data as StoredShippingFee}
                    now={record.version}
                    onTake={mayChange ? (rules) => at.set(valuesOf(rules)) : undefined}
                  />
                )}
              />
            </Box>
          </aside>
        </div>
      </FormFrame>
    </article>
  )
}

type VersionProps = { rules: StoredShippingFee; now: number; onTake?: (rules: StoredShippingFee) => void }

/** A version in a line. Restoring it fills the form; it counts once that is saved. */
function Version({ rules, now, onTake }: VersionProps) {
  return (
    <>
      {rules.version === 0 ? "Original settings: " : ""}
      {inWords(rules)}
      {onTake && rules.version !== now && (
        <Button type="link" size="small" onClick={() => onTake(rules)} aria-label={`Restore: ${inWords(rules)}`}>
          Restore
        </Button>
      )}
    </>
  )
}
