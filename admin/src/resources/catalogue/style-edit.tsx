import { Button } from "antd"
import { useNavigate } from "react-router"
import { BackLink } from "../../ui/record/back-link"
import { FormFrame } from "../../ui/form/form-frame"
import { RecordPage } from "../../ui/record/record-page"
import { PRODUCT } from "./record-parts"
import type { StyleRecord } from "./style-calls"
import { StyleFields, useStyleForm } from "./style-form"
import style from "./catalogue.module.css"

export const StyleEdit = () => (
  <RecordPage<StyleRecord> resource="product" words={PRODUCT} titleOf={({ name }) => `Edit ${name}`} holds>
    {(one) => <Edit key={one._id} one={one} />}
  </RecordPage>
)

function Edit({ one }: { one: StyleRecord }) {
  const navigate = useNavigate()
  const shown = `/product/view/${one._id}`
  const at = useStyleForm(one, () => void navigate(shown, { replace: true }))
  const renamed = at.values.name.trim() !== one.name
  const namesakes = one.variants.filter(({ color, variantName }) => variantName === `${color} ${one.name}`).length
  return (
    <div className={style.form}>
      <BackLink to={PRODUCT.list.path}>{PRODUCT.list.name}</BackLink>
      <h1>Edit {one.name}</h1>
      <FormFrame
        at={at}
        name="product"
        save="Save"
        actions={
          <Button onClick={() => void navigate(shown)} disabled={at.busy}>
            Cancel
          </Button>
        }
      >
        <StyleFields namesakes={renamed ? namesakes : 0} />
      </FormFrame>
    </div>
  )
}
