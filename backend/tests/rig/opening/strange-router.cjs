// Loaded into a backend before it starts (`node --require`): routes are found as usual, but the router's layers look
// like another Express version's.
const Layer = require("express/lib/router/layer")

Object.defineProperty(Layer.prototype, "regexp", {
  set(regexp) {
    this.matcher = { exec: (text) => regexp.exec(text) }
  },
  get() {
    return this.matcher
  },
})
