import type { PluginSurface } from "@silai/kit/surface"

/** Pictures of reviews: an `<img>` fetches them. Those of hidden ones are only for the back office. */
export const surface: PluginSurface = {
  routes: [
    { path: "/images/reviews/:file", methods: ["GET"], audience: "everyone" },
    { path: "/admin/productReview/image/:file", methods: ["GET"], audience: "backOffice", duty: "review.read" },
  ],
}
