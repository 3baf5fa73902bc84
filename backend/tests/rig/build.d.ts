declare module "*/launcher/build.mjs" {
  export function build(app: "storefront" | "admin"): Promise<"unchanged" | "built">
}
