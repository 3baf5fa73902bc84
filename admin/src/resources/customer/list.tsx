import { CUSTOMER_LIST } from "@silai/contracts/customer/limits"
import { callForFile } from "../../providers/call"
import { ExportButton } from "../../ui/list/export-button"
import { ListFrame } from "../../ui/list/list-frame"
import { askCustomerFile, type CustomerRecord } from "./calls"
import { CustomerCard } from "./card"
import { customerColumns } from "./columns"
import { KindTabs, Narrowing } from "./filters"
import { askedOf, customerAddress } from "./query"
import { nameOf } from "./words"

export const CustomerList = () => (
  <ListFrame<CustomerRecord, typeof customerAddress>
    resource="customer"
    address={customerAddress}
    title="Customers"
    things={["customer", "customers"]}
    columns={customerColumns}
    pathOf={({ _id }) => `/manage/customer/${_id}`}
    nameOf={nameOf}
    card={(customer) => <CustomerCard customer={customer} />}
    search={{
      placeholder: "Name, phone or e-mail",
      maxLength: CUSTOMER_LIST.maxSearch,
      finds: "names, phone numbers and e-mail addresses",
    }}
    none="Whoever signs up or buys appears here."
    filters={(list) => (
      <>
        <KindTabs list={list} />
        <Narrowing list={list} />
      </>
    )}
    actions={({ values, sort, total }) => (
      <ExportButton
        name="customers"
        total={total}
        ask={() => callForFile(askCustomerFile, { ...askedOf(values), sort }, "text/csv")}
      />
    )}
  />
)
