import { authenticate, defineMiddlewares } from "@medusajs/framework/http"

const middlewares = defineMiddlewares({
  routes: [{ matcher: "/store/loyalty/mine", middlewares: [authenticate("customer", ["session", "bearer"])] }],
})

export default middlewares
