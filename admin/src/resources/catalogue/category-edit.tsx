import { Button } from "antd"
import { useNavigate } from "react-router"
import { BackLink } from "../../ui/record/back-link"
import { FormFrame } from "../../ui/form/form-frame"
import { RecordPage } from "../../ui/record/record-page"
import { useTitle } from "../../ui/use-title"
import type { CategoryRecord } from "./category-calls"
import { CategoryFields, useCategoryForm } from "./category-form"
import { CATEGORY } from "./record-parts"
import style from "./catalogue.module.css"

export function CategoryAdd() {
  useTitle("Add a category")
  return <CategoryPage category={null} />
}

export const CategoryEdit = () => (
  <RecordPage<CategoryRecord> resource="category" words={CATEGORY} titleOf={({ name }) => `Edit ${name}`} holds>
    {(category) => <CategoryPage key={category._id} category={category} />}
  </RecordPage>
)

function CategoryPage({ category }: { category: CategoryRecord | null }) {
  const navigate = useNavigate()
  const at = useCategoryForm(category, ({ _id }) => void navigate(`/category/view/${_id}`, { replace: true }))
  return (
    <div className={style.form}>
      <BackLink to={CATEGORY.list.path}>{CATEGORY.list.name}</BackLink>
      <h1>{category ? `Edit ${category.name}` : "Add a category"}</h1>
      <FormFrame
        at={at}
        name="category"
        save={category ? "Save" : "Add the category"}
        actions={
          <Button
            onClick={() => void navigate(category ? `/category/view/${category._id}` : CATEGORY.list.path)}
            disabled={at.busy}
          >
            Cancel
          </Button>
        }
      >
        <CategoryFields at={at} isNew={!category} published={category?.active ? category.published : 0} />
      </FormFrame>
    </div>
  )
}
