import type { FormInstance } from "antd"

/** The same form without the type of its values: antd computes the names of fields from it, which fails for a type parameter. */
export const untyped = (form: FormInstance): FormInstance => form
