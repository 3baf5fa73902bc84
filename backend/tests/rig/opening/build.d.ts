declare module "*/launcher/build.mjs" {
  export function build(
    app: "storefront" | "admin",
    onChild?: (child: unknown) => void,
    aside?: { extra: string; result: string },
  ): Promise<"unchanged" | "built">
}
